import { faults } from '../core/faults.js';
import type { Language } from '../core/Hooks.js';
import { optionTable } from './optionTable.js';

const titles = {
  ko: {
    about: '개발할 때 쓰는 로컬 에이전트입니다.',
    usage: '사용법: product-agent [옵션]',
    options: '옵션',
    faults: '장애(--fault)',
  },
  en: {
    about: 'A local agent for development and tests.',
    usage: 'Usage: product-agent [options]',
    options: 'Options',
    faults: 'Faults (--fault)',
  },
} as const;

/** Renders the help text from the tables of options and faults. */
export function renderHelp(language: Language): string {
  const { about, usage, options, faults: faultTitle } = titles[language];
  const optionRows = Object.entries(optionTable).map(
    ([name, option]) =>
      [`--${name}${'value' in option ? ` ${option.value}` : ''}`, option.text[language]] as const,
  );
  const faultRows = Object.entries(faults).map(
    ([name, fault]) =>
      [name, `${fault[language]}${'code' in fault ? ` (${fault.code})` : ''}`] as const,
  );
  return [
    about,
    usage,
    '',
    options,
    ...align(optionRows),
    '',
    faultTitle,
    ...align(faultRows),
  ].join('\n');
}

function align(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
