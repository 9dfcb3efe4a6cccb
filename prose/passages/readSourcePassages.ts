import ts from 'typescript';
import { CODE, type Language, type Passage } from './Passage';
import { readTextPassage } from './readTextPassage';

const hangul = /\p{Script=Hangul}{2}/u;

/** What a literal, a template or the text between two tags says; a filled-in value is one sign. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => CODE + literal.text).join('');
}

/** Whether a text is the English one of a pair `{ ko, en }`. */
function isEnglishOfPair({ parent }: ts.Node): boolean {
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'en') return false;
  return parent.parent.properties.some((one) => one.name?.getText() === 'ko');
}

/** What a source file says to readers: its texts in Korean and, where one stands beside it, in English. */
export function readSourcePassages(source: string, file: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const passages: Passage[] = [];
  const add = (language: Language, text: string, node: ts.Node) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart());
    const place = { language, file, line: line + 1, column: character + 2 };
    passages.push(readTextPassage(text, place));
  };
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && hangul.test(text)) add('ko', text, node);
    else if (text && isEnglishOfPair(node)) add('en', text, node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
}
