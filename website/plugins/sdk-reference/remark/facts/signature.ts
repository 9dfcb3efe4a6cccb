import { highlightDeclaration } from '../../text/highlightDeclaration';
import type { Fact } from '../FactContext';

/** `<Signature of="connect" />`: the declaration, highlighted. */
export const signature: Fact = {
  props: ['of'],
  async fill({ of = '' }, { reference, highlight }) {
    return { html: await highlightDeclaration(of, reference, highlight) };
  },
};
