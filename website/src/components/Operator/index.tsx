import type { ReactNode } from 'react';
import { brand } from '@site/brand';
import { useWords } from '@site/src/language';
import FactTable from '../FactTable';
import OperatorLink, { type OperatorLinkProps } from '../OperatorLink';

const words = {
  ko: {
    caption: '에이전트 운영자의 주소',
    columns: ['용도', '주소'],
    uses: {
      console: 'API 키 발급, 사용량과 요금 확인',
      support: '문의',
      status: '에이전트의 현재 상태',
      source: '소스 코드와 이슈',
    },
    ask: '여기에 없는 정보는 에이전트를 운영하는 곳에 문의하세요.',
  },
  en: {
    caption: "Addresses of the agent's operator",
    columns: ['To do this', 'Address'],
    uses: {
      console: 'Get an API key, and view usage and billing',
      support: 'Ask for help',
      status: "Check the agent's status",
      source: 'Read the source code, and report issues',
    },
    ask: 'For anything not listed here, ask the operator of your agent.',
  },
};

/** Links to what only the agent's operator provides, and where to ask for those that are not set. */
export default function Operator(): ReactNode {
  const { caption, columns, uses, ask } = useWords(words);
  const names = Object.keys(uses) as OperatorLinkProps['address'][];
  const rows = names.flatMap((name) => {
    const address = brand[`${name}Url`];
    if (!address) return [];
    return {
      key: name,
      cells: [
        uses[name],
        <OperatorLink key="address" address={name}>
          {address.replace(/^(?:https:\/\/|mailto:)/, '').replace(/\/$/, '')}
        </OperatorLink>,
      ],
    };
  });
  return (
    <>
      {rows.length > 0 && <FactTable caption={caption} columns={columns} rows={rows} />}
      {rows.length < names.length && <p>{ask}</p>}
    </>
  );
}
