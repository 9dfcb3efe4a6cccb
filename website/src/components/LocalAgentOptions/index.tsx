import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { optionTable } from '../../../../packages/agent/src/cli/optionTable';
import type { Locale } from '../../../brand';
import FactTable from '../FactTable';

const labels: Record<Locale, { caption: string; columns: string[] }> = {
  ko: { caption: '로컬 에이전트의 옵션', columns: ['옵션', '설명'] },
  en: { caption: 'Options of the local agent', columns: ['Option', 'Description'] },
};

/** Every option of the local agent's command line, from its own table. */
export default function LocalAgentOptions(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const rows = Object.entries(optionTable).map(([name, option]) => ({
    key: name,
    cells: [
      <code key="name">{`--${name}${'value' in option ? ` ${option.value}` : ''}`}</code>,
      option.text[locale],
    ],
  }));
  return <FactTable {...labels[locale]} rows={rows} />;
}
