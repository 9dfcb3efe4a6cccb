import type { Reference } from 'api-facts';
import type { Problem } from 'docs-kit';
import type { Page } from '../site/Page';
import type { Site } from '../site/readSite';
import { isAbsolute } from '../site/isAbsolute';
import { compareSections, type Said } from './compareSections';
import { listSdkNames } from './listSdkNames';
import { namesInCode } from './namesInCode';

/** Months are digits in Korean alone. */
const number = /(?<![A-Za-z\d.])\d[\d,_]*(?:\.\d+)*(?!\d|월)/g;

/** First and second are words in one language, and digits in another. */
const counts = (digits: string): boolean => !/^[0-2]$/.test(digits);

/** Another site has its own address for each language. */
const identify = (url: string): string =>
  isAbsolute(url) ? 'a link to another site' : `the link to ${url}`;

const listLinks = ({ links }: Page): Said[] =>
  links.map(({ url, line }) => ({ identity: identify(url), line }));

function listNumbers({ phrases }: Page): Said[] {
  return phrases.flatMap(({ text, line }) =>
    (text.match(number) ?? [])
      .map((found) => found.replace(/[,_]/g, ''))
      .filter(counts)
      .map((digits) => ({ identity: `the number ${digits}`, line })),
  );
}

/** Sentences are made otherwise in another language, so a name may stand anywhere on the page. */
function listNames({ phrases }: Page, own: ReadonlySet<string>): Said[] {
  const codes = phrases.filter(({ kind }) => kind === 'code');
  return codes.flatMap(({ text, line }) =>
    namesInCode(text)
      .filter((name) => own.has(name))
      .map((name) => ({ identity: `the name "${name}" as code`, line, anywhere: true })),
  );
}

/** Both languages lead to the same places, and say the same numbers and names of the SDK. */
export function sameFacts(site: Site, reference: Reference): Problem[] {
  const own = new Set(listSdkNames(reference));
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en) return [];
    return compareSections({ ko, en }, (page) => [
      ...listLinks(page),
      ...listNumbers(page),
      ...listNames(page, own),
    ]);
  });
}
