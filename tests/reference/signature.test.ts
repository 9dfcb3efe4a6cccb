import { expect, test, vi } from 'vitest';
import { samples } from '../../website/config/samples';
import { type FactContext } from '../../packages/api-facts/src/facts/context';
import { operationFacts } from '../../packages/api-facts/src/facts/operations';
import { apiFacts } from '../../website/config/apiFacts';

vi.setConfig({ testTimeout: 60_000 });

test("the types in a method's signature are highlighted", async () => {
  const context = {
    reference: apiFacts.read(),
    highlight: samples.highlight,
  } as unknown as FactContext;
  expect(await operationFacts.Signature.fill({ of: 'sendText' }, context)).toEqual({
    html:
      '<span class=f>sendText</span>(\n  text: <span class=t>string</span>,\n' +
      '  options?: <span class=t>CallOptions</span>,\n): ' +
      '<span class=t>Promise</span>&lt;<span class=t>string</span>&gt;',
  });
});
