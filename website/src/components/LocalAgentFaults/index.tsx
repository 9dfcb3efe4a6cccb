import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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

interface Props {
  /** Put in at build. */
  rows?: { name: string; text: string; code?: string }[];
}

/** Every way the local agent can be told to misbehave, from its own table. */
export default function LocalAgentFaults({ rows = [] }: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const { none, ...table } = labels[locale];
  const cells = rows.map(({ name, text, code }) => ({
    key: name,
    cells: [
      <code key="name">{name}</code>,
      text,
      code ? <ErrorCode key="code" code={code} /> : <span key="code">{none}</span>,
    ],
  }));
  return <FactTable {...table} rows={cells} />;
}
