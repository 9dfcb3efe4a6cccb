import type { ReactNode } from 'react';
import { useWords } from '@site/src/language';
import FactTable from '../FactTable';
import { ErrorCode } from '../Facts';

const optionLabels = {
  ko: { caption: '로컬 에이전트의 옵션', columns: ['옵션', '설명'] },
  en: { caption: 'Options of the local agent', columns: ['Option', 'Description'] },
};

interface OptionsProps {
  /** Put in at build. */
  rows?: { option: string; text: string }[];
}

/** The local agent's command-line options, from its own table. */
export function LocalAgentOptions({ rows = [] }: OptionsProps): ReactNode {
  const table = useWords(optionLabels);
  const cells = rows.map(({ option, text }) => ({
    key: option,
    cells: [<code key="name">{option}</code>, text],
  }));
  return <FactTable {...table} rows={cells} />;
}

const faultLabels = {
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

interface FaultsProps {
  /** Put in at build. */
  rows?: { name: string; text: string; code?: string }[];
}

/** The faults that the local agent can simulate, from its own table. */
export function LocalAgentFaults({ rows = [] }: FaultsProps): ReactNode {
  const { none, ...table } = useWords(faultLabels);
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
