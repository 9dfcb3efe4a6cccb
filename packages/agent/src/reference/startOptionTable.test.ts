import { expect, it } from 'vitest';
import { resolveSettings } from '../core/AgentOptions.js';
import { checkNodeOptions } from '../node/NodeAgentOptions.js';
import { settingTable, startOptionTable } from './startOptionTable.js';

it('lists exactly the options that the agent accepts', () => {
  const names = Object.keys(startOptionTable);
  const refuse = (): void => checkNodeOptions({ nothing: 1 } as object);
  const [, list = ''] = /There are: (.*)\.$/.exec(messageOf(refuse)) ?? [];
  expect(list.split(', ').sort()).toEqual(names.sort());
});

it('lists exactly the settings, with their default values', () => {
  const values = Object.entries(settingTable).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(values)).toEqual(resolveSettings());
});

function messageOf(fail: () => void): string {
  try {
    fail();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
