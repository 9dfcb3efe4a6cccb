import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { optionTable } from '../../../../packages/agent/src/cli/optionTable';
import type { Locale } from '../../../brand';

const titles: Record<Locale, readonly [string, string]> = {
  ko: ['옵션', '하는 일'],
  en: ['Option', 'What it does'],
};

/** Every option of the local agent's command line, from its own table. */
export default function LocalAgentOptions(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [option, effect] = titles[locale];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{option}</th>
          <th scope="col">{effect}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(optionTable).map(([name, facts]) => (
          <tr key={name}>
            <td>
              <code>{`--${name}${'value' in facts ? ` ${facts.value}` : ''}`}</code>
            </td>
            <td>{facts.text[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
