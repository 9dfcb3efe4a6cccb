import mcpPackage from '@generated/site-files/default/mcp.json';
import { brand } from '@site/brand';
import { askAddress, listMcpClients, type McpClient } from '@site/config/assistants';
import { useWords } from '@site/src/language';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '../Sample/buttons';
import styles from './styles.module.css';

export interface PageMenuProps {
  /** The public address of the page's Markdown. */
  address: string;
  label: string;
}

const words = {
  ko: {
    view: 'Markdown으로 보기',
    open: (name: string) => `${name}에서 열기`,
    prompt: (address: string) => `${address} 문서를 읽고 이 페이지에 관한 질문에 답해 주세요.`,
    connect: 'MCP로 연결하기',
    elsewhere: '(새 탭)',
  },
  en: {
    view: 'View as Markdown',
    open: (name: string) => `Open in ${name}`,
    prompt: (address: string) => `Read ${address} and answer my questions about it.`,
    connect: 'Connect with MCP',
    elsewhere: '(new tab)',
  },
};

/** Actions for a page besides reading: as Markdown it can be given to other programs. */
export default function PageMenu({ address, label }: PageMenuProps): ReactNode {
  const text = useWords(words);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.menu} role="group" aria-label={label}>
      <a ref={first} className="dropdown__link" href={new URL(address).pathname}>
        {text.view}
      </a>
      {brand.assistants.map(({ name, url }) => (
        <a
          key={name}
          className="dropdown__link"
          href={askAddress(url, text.prompt(address))}
          target="_blank"
          rel="noreferrer"
        >
          {text.open(name)} <span className="visually-hidden">{text.elsewhere}</span>
        </a>
      ))}
      <p className="note" id="connect-by-mcp">
        {text.connect}
      </p>
      <ul aria-labelledby="connect-by-mcp">
        {listMcpClients(mcpPackage, brand.mcpUrl).map((client) => (
          <Client key={client.name} {...client} />
        ))}
      </ul>
    </div>
  );
}

/** Setup instructions for one client, collapsed by default. */
function Client({ name, file, code }: McpClient): ReactNode {
  const element = useRef<HTMLElement>(null);
  return (
    <li>
      <details name="mcp-client">
        <summary className="dropdown__link">
          {name} {file && <code>{file}</code>}
        </summary>
        <div className={styles.code}>
          <pre role="group" aria-label={name} tabIndex={0}>
            <code ref={element}>{code}</code>
          </pre>
          <CopyButton code={element} />
        </div>
      </details>
    </li>
  );
}
