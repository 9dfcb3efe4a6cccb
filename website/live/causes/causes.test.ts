import { expect, it } from 'vitest';
import { causes, causesMetIn } from './causes';

const metIn = (text: string) => new Set(causesMetIn(text).map((name) => causes[name]?.metIn));

it('offers only causes of the operations that the program calls', () => {
  expect(metIn('await agent.actions.connect();')).toEqual(new Set(['connect']));
  expect(metIn('await disconnect(); // after connect')).toEqual(new Set());
  expect(metIn('await connect(); await sendTts(text);')).toEqual(new Set(['connect', 'sendTts']));
});
