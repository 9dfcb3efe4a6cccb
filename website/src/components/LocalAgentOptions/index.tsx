import type { ReactNode } from 'react';
import { useWords } from '@site/src/language';
import FactTable from '../FactTable';

const labels = {
  ko: { caption: '로컬 에이전트의 옵션', columns: ['옵션', '설명'] },
  en: { caption: 'Options of the local agent', columns: ['Option', 'Description'] },
};

interface Props {
  /** Put in at build. */
  rows?: { option: string; text: string }[];
}

/** The local agent's command-line options, from its own table. */
export default function LocalAgentOptions({ rows = [] }: Props): ReactNode {
  const table = useWords(labels);
  const cells = rows.map(({ option, text }) => ({
    key: option,
    cells: [<code key="name">{option}</code>, text],
  }));
  return <FactTable {...table} rows={cells} />;
}
