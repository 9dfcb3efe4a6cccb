import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { SyntaxNode } from '@lezer/common';
import type { EditorName, EditorNames } from '@site/plugins/generated-data/editorNames';

const wordPattern = /[\w-]*/;
// On a busy machine the text may not be parsed up to the cursor yet; without waiting, completions
// would appear one key late.
const patienceMs = 500;

/** The nearest ancestor of a kind. */
function findAround(node: SyntaxNode | null, name: string): SyntaxNode | null {
  for (let around = node; around; around = around.parent) {
    if (around.name === name) return around;
  }
  return null;
}

/** The last name of a callee or operand: `on` of `agent.on`. */
const lastWord = (text: string): string => /(\w+)\s*$/.exec(text)?.[1] ?? '';

/** The completions for a position. */
function namesAt(context: CompletionContext, names: EditorNames): readonly EditorName[] {
  const { state, pos } = context;
  const text = (node: SyntaxNode | null | undefined): string =>
    node ? state.sliceDoc(node.from, node.to) : '';
  const tree = ensureSyntaxTree(state, pos, patienceMs) ?? syntaxTree(state);
  const node = tree.resolveInner(pos, -1);
  const call = findAround(node, 'CallExpression');
  const callee = lastWord(text(call?.firstChild));

  if (node.name === 'String') {
    if (node.parent?.name === 'ArgList') return callee === 'on' ? names.events : [];
    const word = lastWord(text(node.parent?.firstChild));
    const ofWord = { code: names.codes, state: names.states, previous: names.states };
    return ofWord[word as keyof typeof ofWord] ?? [];
  }
  const before = context.matchBefore(/\b\w+\??\.\w*/)?.text.split(/\??\./)[0];
  if (before !== undefined) return names.members[before] ?? [];

  const pattern = findAround(node, 'ObjectPattern');
  if (pattern?.parent?.name === 'VariableDeclaration') {
    return names.members[lastWord(text(pattern.parent.lastChild?.prevSibling))] ?? [];
  }
  const object = findAround(node, 'ObjectExpression');
  // Before its arrow is typed, a destructured parameter is parsed as an object.
  if ((pattern ?? object) && callee === 'on') {
    const event = text(call?.getChild('ArgList')?.getChild('String')).slice(1, -1);
    return names.payloads[event] ?? [];
  }
  if (findAround(node, 'ImportGroup')) return names.exports;
  if (object?.parent?.name === 'ArgList') return names.options[callee] ?? [];
  return context.explicit || context.matchBefore(/\w{2}/) ? names.exports : [];
}

const toCompletion = ({ label, detail, info }: EditorName): Completion => ({
  label,
  ...(detail && { detail }),
  ...(info && { info }),
  type: 'property',
  // Names of the SDK are listed before other words of the text.
  boost: 1,
});

/** Creates a completion source for the SDK. */
export function completeSdk(names: EditorNames) {
  return (context: CompletionContext): CompletionResult | null => {
    const found = namesAt(context, names);
    const word = context.matchBefore(wordPattern);
    if (found.length === 0 || !word) return null;
    return { from: word.from, options: found.map(toCompletion), validFor: /^[\w-]*$/ };
  };
}
