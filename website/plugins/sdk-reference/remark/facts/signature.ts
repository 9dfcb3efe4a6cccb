import { formatDeclaration } from '../../text/formatDeclaration';
import type { Fact } from '../FactContext';

/** `<Signature of="connect" />`: the declaration, highlighted. */
export const signature: Fact = {
  props: ['of'],
  async fill({ of = '' }, { reference, highlight }) {
    return { html: await highlight(formatDeclaration(of, reference), 'ts', new Set()) };
  },
};
