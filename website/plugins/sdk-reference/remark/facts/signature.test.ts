import { expect, test, vi } from 'vitest';
import { highlight } from '../../../samples/highlight';
import { loadReference } from '../../loadReference';
import type { FactContext } from '../FactContext';
import { signature } from './signature';

vi.setConfig({ testTimeout: 60_000 });

test("the types in a method's signature are told apart", async () => {
  const context = { reference: loadReference(), highlight } as unknown as FactContext;
  expect(await signature.fill?.({ of: 'sendText' }, context)).toEqual({
    html:
      '<span class=f>sendText</span>(text: <span class=t>string</span>, ' +
      'options?: <span class=t>CallOptions</span>): ' +
      '<span class=t>Promise</span>&lt;<span class=t>string</span>&gt;',
  });
});
