import type { Highlight } from '../../samples/highlight';
import type { Reference } from '../loadReference';
import { formatDeclaration } from './formatDeclaration';

/** A method by itself reads as a call, whose types are no types: it is read inside an interface. */
async function highlightMethod(declaration: string, highlight: Highlight): Promise<string> {
  const lines = (await highlight(`interface _ {\n${declaration}\n}`, 'ts', new Set())).split('\n');
  return lines.slice(1, -1).join('\n');
}

/** What the SDK declares under a name, as highlighted HTML. */
export async function highlightDeclaration(
  name: string,
  reference: Reference,
  highlight: Highlight,
): Promise<string> {
  const declaration = formatDeclaration(name, reference);
  return declaration.startsWith(`${name}(`)
    ? highlightMethod(declaration, highlight)
    : highlight(declaration, 'ts', new Set());
}
