import type { Highlight } from '../../../samples/highlight';
import { formatDeclaration } from '../../text/formatDeclaration';
import type { Fact } from '../FactContext';

/** A method by itself reads as a call, whose types are no types: it is read inside an interface. */
async function highlightMethod(declaration: string, highlight: Highlight): Promise<string> {
  const lines = (await highlight(`interface _ {\n${declaration}\n}`, 'ts', new Set())).split('\n');
  return lines.slice(1, -1).join('\n');
}

/** `<Signature of="connect" />`: the declaration, highlighted. */
export const signature: Fact = {
  props: ['of'],
  async fill({ of = '' }, { reference, highlight }) {
    const declaration = formatDeclaration(of, reference);
    const html = declaration.startsWith(`${of}(`)
      ? highlightMethod(declaration, highlight)
      : highlight(declaration, 'ts', new Set());
    return { html: await html };
  },
};
