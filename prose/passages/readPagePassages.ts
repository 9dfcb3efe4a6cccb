import { visit } from 'unist-util-visit';
import type { PageText } from '../../website/plugins/page-checks/site/readPage';
import type { Passage } from './Passage';
import { readPassage } from './readPassage';

const kinds = { paragraph: 'text', heading: 'heading', tableCell: 'cell' } as const;

/** The end of a heading that gives its id. */
const headingId = /\s*\{#[^}]*\}$/;

function readFrontMatterPassages({ page, source }: PageText): Passage[] {
  const { file, locale, frontMatter } = page;
  const lines = source.split('\n');
  return ['title', 'description'].flatMap((name): Passage[] => {
    const text = frontMatter[name];
    if (!text) return [];
    const line = lines.findIndex((one) => one.startsWith(`${name}:`)) + 1;
    const spans = [{ index: 0, line, column: name.length + 3 }];
    const kind = name === 'title' ? 'heading' : 'text';
    return [{ language: locale, file, kind, text, spans, italics: [] }];
  });
}

/** Everything a page says, passage by passage. */
export function readPagePassages(read: PageText): Passage[] {
  const passages = readFrontMatterPassages(read);
  visit(read.filled, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const start = { language: read.page.locale, file: read.page.file, kind: kinds[node.type] };
    const passage = readPassage(node, start);
    passages.push({ ...passage, text: passage.text.replace(headingId, '') });
  });
  return passages;
}
