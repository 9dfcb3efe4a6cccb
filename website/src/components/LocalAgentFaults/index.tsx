import type { ReactNode } from 'react';
import { useWords } from '@site/src/language';
import ErrorCode from '../ErrorCode';
import FactTable from '../FactTable';

const labels = {
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

/** The faults that the local agent can simulate, from its own table. */
export default function LocalAgentFaults({ rows = [] }: Props): ReactNode {
  const { none, ...table } = useWords(labels);
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
