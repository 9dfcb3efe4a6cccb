import { expect, it } from 'vitest';
import { causes, listReproducibleCauses } from './causes';

const operationsOf = (text: string) =>
  new Set(listReproducibleCauses(text).map((name) => causes[name]?.operation));

it('offers only causes of the operations that the program calls', () => {
  expect(operationsOf('await agent.actions.connect();')).toEqual(new Set(['connect']));
  expect(operationsOf('await disconnect(); // after connect')).toEqual(new Set());
  expect(operationsOf('await connect(); await sendTts(text);')).toEqual(
    new Set(['connect', 'sendTts']),
  );
});
