import type { Page } from '../engine/page';
import { attribute, elementsIn, firstIn, hasClass, isElement, type Node } from './html/elements';
import { parseHtml } from './html/parseHtml';
import { isNoise, remove } from './html/remove';
import { SectionReader } from './html/SectionReader';
import { plainText, squeeze } from './html/textOf';

function contentOf(document: Node): Node {
  const main = firstIn(document, 'main');
  const article = (main && firstIn(main, 'article')) ?? firstIn(document, 'article');
  return article ?? main ?? firstIn(document, 'body') ?? document;
}

const textOfFirst = (node: Node, name: string): string => {
  const element = firstIn(node, name);
  return element ? squeeze(plainText(element)) : '';
};

/** Reads a page of HTML by its headings. Nothing when it has no content or asks not to be indexed. */
export function readHtml(path: string, html: string): Page | undefined {
  const document = parseHtml(html);
  const elements = elementsIn(document);
  const robots = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'robots',
  );
  if (robots && /noindex/.test(attribute(robots, 'content') ?? '')) return undefined;
  const crumbs = elements
    .filter((element) => hasClass(element, 'breadcrumbs__item'))
    .map((item) => squeeze(plainText(item)))
    .filter(Boolean)
    .slice(0, -1);
  const content = contentOf(document);
  remove(content, isNoise);
  const heading = textOfFirst(content, 'h1') || textOfFirst(document, 'title');
  remove(content, (node) => isElement(node, 'h1'));
  const links = elementsIn(content)
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((link) => {
      const target = attribute(link, 'href');
      return target === undefined ? [] : [{ target, text: squeeze(plainText(link)) }];
    });
  const reader = new SectionReader(heading);
  reader.read(content);
  for (const section of reader.sections) section.text = section.text.trim().replace(/\n+/g, '\n');
  return heading ? { path, crumbs, sections: reader.sections, links } : undefined;
}
