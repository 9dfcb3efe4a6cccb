import type { Nodes, Parents } from 'mdast';
import ts from 'typescript';
import { listNodes, type Locale, type Position, positionOf } from 'docs-kit';
import { splitHeadingId } from '../page';
import { type Finding, positionIn, positionOfEntry } from '../phrases';
import type { PageText } from '../readSite';
import type { Glossary } from './glossary';

/** The placeholder for code and components in the text of a passage. */
export const CODE = '￼';

/** A run of a passage from one position in its file. */
interface Span extends Position {
  /** Its offset in the passage. */
  index: number;
  /** The text of code, which is read aloud. */
  code?: string;
}

/** A paragraph, heading, table cell or description: a unit of text. */
export interface Passage {
  language: Locale;
  file: string;
  kind: 'text' | 'heading' | 'cell';
  text: string;
  spans: Span[];
  /** The texts in italics. */
  italics: { index: number; text: string }[];
}

/** Looks at one passage. */
export type Rule = (passage: Passage, glossary: Glossary) => Finding[];

/** The code at an index of a passage. */
export function codeAt({ spans }: Passage, index: number): string | undefined {
  return spans.find((span) => span.index === index && span.code !== undefined)?.code;
}

/** The location in the file of an index in a passage. */
export function positionInPassage({ spans, text }: Passage, index: number): Position {
  const span = spans.findLast((one) => one.index <= index) ?? spans[0];
  if (!span) return { line: 1, column: 1 };
  return positionIn({ ...span, text: text.slice(span.index) }, index - span.index);
}

/** Creates a passage from a text with code in backticks. */
export function readTextPassage(
  text: string,
  { language, file, line, column }: Position & Pick<Passage, 'language' | 'file'>,
): Passage {
  const spans: Span[] = [];
  let flat = '';
  let offset = 0;
  text.split(/`([^`]+)`/).forEach((part, index) => {
    const isCode = index % 2 === 1;
    spans.push({
      index: flat.length,
      line,
      column: column + offset,
      ...(isCode && { code: part }),
    });
    flat += isCode ? CODE : part;
    offset += part.length + (isCode ? 2 : 0);
  });
  return { language, file, kind: 'text', text: flat, spans, italics: [] };
}

/** The text of a component, as filled in by the build. */
function wordsOfComponent({ attributes }: Extract<Nodes, { type: 'mdxJsxTextElement' }>): string {
  const props = new Map(
    attributes.map((one) => ('name' in one ? [one.name, one.value] : ['', ''])),
  );
  const texts = ['text', 'code', 'name', 'of'].map((name) => props.get(name));
  return texts.find((value) => typeof value === 'string') ?? '';
}

/** Collects the text of a paragraph, heading or cell; code and components become placeholders. */
function readPassage(node: Parents, start: Pick<Passage, 'language' | 'file' | 'kind'>): Passage {
  const passage: Passage = { ...start, text: '', spans: [], italics: [] };
  const append = (text: string, at: Nodes, code?: string) => {
    passage.spans.push({ index: passage.text.length, ...positionOf(at), ...(code && { code }) });
    passage.text += text;
  };
  const read = (child: Nodes): void => {
    if (child.type === 'text') append(child.value, child);
    else if (child.type === 'inlineCode') append(CODE, child, child.value);
    else if (child.type === 'mdxJsxTextElement') append(CODE, child, wordsOfComponent(child));
    else if ('children' in child) {
      const index = passage.text.length;
      child.children.forEach(read);
      if (child.type === 'emphasis') {
        passage.italics.push({ index, text: passage.text.slice(index) });
      }
    }
  };
  node.children.forEach(read);
  return passage;
}

const kinds = { paragraph: 'text', heading: 'heading', tableCell: 'cell' } as const;

function readFrontMatterPassages({ page, source }: PageText): Passage[] {
  const { file, locale, frontMatter } = page;
  return ['title', 'description'].flatMap((name): Passage[] => {
    const text = frontMatter[name];
    if (!text) return [];
    const spans = [{ index: 0, ...positionOfEntry(source, name) }];
    const kind = name === 'title' ? 'heading' : 'text';
    return [{ language: locale, file, kind, text, spans, italics: [] }];
  });
}

/** All passages of a page. */
export function readPagePassages(read: PageText): Passage[] {
  const { file, locale: language } = read.page;
  const ofBody = listNodes(read.filled).flatMap((node): Passage[] => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')
      return [];
    const passage = readPassage(node, { language, file, kind: kinds[node.type] });
    return [{ ...passage, text: splitHeadingId(passage.text).text }];
  });
  return [...readFrontMatterPassages(read), ...ofBody];
}

const entry = /^\s*"message": (?<value>".*")/;

/** The messages of a theme translation file, one a line. */
export function readMessagePassages(source: string, file: string, language: Locale): Passage[] {
  return source.split('\n').flatMap((text, index): Passage[] => {
    const value = entry.exec(text)?.groups?.value;
    if (value === undefined) return [];
    const position = { language, file, line: index + 1, column: text.indexOf(value) + 2 };
    return [readTextPassage(JSON.parse(value) as string, position)];
  });
}

const hangul = /\p{Script=Hangul}{2}/u;

/** The text of a literal, a template or JSX; interpolated values become placeholders. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => CODE + literal.text).join('');
}

/** Whether a text is in the English half of a pair, `{ ko: …, en: … }`. */
function isEnglishOfPair(node: ts.Node): boolean {
  const half = ts.findAncestor(
    node.parent,
    (one) => ts.isPropertyAssignment(one) && one.name.getText() === 'en',
  );
  const pair = half?.parent;
  return (
    pair !== undefined &&
    ts.isObjectLiteralExpression(pair) &&
    pair.properties.some((one) => one.name?.getText() === 'ko')
  );
}

/** The texts in a source file that readers see: Korean ones, and the English ones beside them. */
export function readSourcePassages(source: string, file: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const passages: Passage[] = [];
  const add = (language: Locale, text: string, node: ts.Node) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart());
    const position = { language, file, line: line + 1, column: character + 2 };
    passages.push(readTextPassage(text, position));
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
