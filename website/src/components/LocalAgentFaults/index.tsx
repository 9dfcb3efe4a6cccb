import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { faults } from '../../../../packages/agent/src/core/faults';
import type { Locale } from '../../../brand';
import ErrorCode from '../ErrorCode';

const titles: Record<Locale, readonly [string, string, string]> = {
  ko: ['장애', '하는 일', '오류 코드'],
  en: ['Fault', 'What it does', 'Error code'],
};

/** Every way the local agent can be told to misbehave, from its own table. */
export default function LocalAgentFaults(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [name, effect, code] = titles[locale];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{effect}</th>
          <th scope="col">{code}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(faults).map(([fault, facts]) => (
          <tr key={fault}>
            <td>
              <code>{fault}</code>
            </td>
            <td>{facts[locale]}</td>
            <td>{'code' in facts && <ErrorCode code={facts.code} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
