import { expect, test } from 'vitest';
import { faults } from '../core/faults.js';
import { optionTable } from './optionTable.js';
import { renderHelp } from './renderHelp.js';

test.each(['ko', 'en'] as const)('the help in %s lists every option and fault', (language) => {
  const help = renderHelp(language);
  for (const [name, option] of Object.entries(optionTable)) {
    expect(help).toContain(`--${name}`);
    expect(help).toContain(option.text[language]);
  }
  for (const [name, fault] of Object.entries(faults)) {
    expect(help).toContain(`  ${name} `);
    expect(help).toContain(fault[language]);
  }
});

test('the Korean help is in Korean and the English one in English', () => {
  expect(renderHelp('en')).not.toMatch(/\p{Script=Hangul}/u);
  for (const line of renderHelp('ko').split('\n').filter(Boolean)) {
    expect(line).toMatch(/\p{Script=Hangul}/u);
  }
});
