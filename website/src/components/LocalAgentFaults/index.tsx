import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { faults } from '../../../../packages/agent/src/core/faults';
import type { Locale } from '../../../brand';
import ErrorCode from '../ErrorCode';
import FactTable from '../FactTable';

const labels: Record<Locale, { caption: string; columns: string[]; none: string }> = {
  ko: {
    caption: '로컬 에이전트의 장애',
    columns: ['장애', '동작', '오류 코드'],
    none: '없음',
  },
  en: {
    caption: 'Faults of the local agent',
    columns: ['Fault', 'What it does', 'Error code'],
    none: 'None',
  },
};

/** Every way the local agent can be told to misbehave, from its own table. */
export default function LocalAgentFaults(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const { none, ...table } = labels[locale];
  const rows = Object.entries(faults).map(([name, fault]) => ({
    key: name,
    cells: [
      <code key="name">{name}</code>,
      fault[locale],
      'code' in fault ? <ErrorCode key="code" code={fault.code} /> : <span key="code">{none}</span>,
    ],
  }));
  return <FactTable {...table} rows={rows} />;
}
