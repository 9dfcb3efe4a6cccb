import { countFirst } from '../../../src/drawing/countFirst';

// Between the blocks of a text stands a line break, and between the lines of a sample.
const block = /\n<(?!span|li|\/)/g;

const countLines = (html: string): number => html.split('\n').length - 1;

/**
 * The article of a page as far as it fills a window of this height. What is open there is closed by
 * whoever reads it.
 */
export function cutTop(html: string, height: number): string {
  const [, article = ''] = /(<article>.*?)<\/article>/s.exec(html) ?? [];
  const starts = [...article.matchAll(block)].map(({ index }) => index);
  const blocks = starts.map((start, place) => article.slice(start + 1, starts[place + 1]));
  return article.slice(0, starts[countFirst(blocks.map(countLines), height)]);
}
