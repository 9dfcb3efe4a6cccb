import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, type Problem, relativeToRoot } from 'docs-kit';
import { isAbsolute, judgePages, type Page, type Site } from '../page';
import type { ParityOptions } from '../options';

const elsewhere = /^(?:https:|mailto:|http:\/\/localhost\b)/i;
const served = /^\/(?:sdk|img)\//;

function findFileProblem(
  target: string,
  servedNames: readonly string[],
  options: ParityOptions,
): string | undefined {
  if (!target.startsWith('/sdk/')) {
    const file = path.join(options.staticFolder, target);
    const isFile = existsSync(file) && statSync(file).isFile();
    return isFile ? undefined : `There is no file ${relativeToRoot(file, options)}.`;
  }
  if (servedNames.includes(target.slice('/sdk/'.length))) return undefined;
  return `The site serves no ${target}. Below /sdk/ it serves ${servedNames.join(', ')}.`;
}

/** The page that an address leads to: its name, `''` for the home page. */
function nameOf(address: string, from: Page): string {
  if (address === '') return from.name;
  if (address.startsWith('/')) return address.replace(/^\/(?:docs\/)?|\/$/g, '');
  const file = path.posix.join(path.posix.dirname(from.name), address);
  return file.replace(/\.mdx?$|\/$/g, '');
}

function findLinkProblem(
  address: string,
  from: Page,
  site: Site,
  servedNames: readonly string[],
): string | undefined {
  if (elsewhere.test(address)) return undefined;
  if (isAbsolute(address)) return 'A link leads to a page of the site, or begins with https:.';
  const [target = '', anchor] = address.split('#');
  if (served.test(target)) return findFileProblem(target, servedNames, site.options);
  if (/^\/(?:en|ko)\//.test(target)) return 'Leave the language out: the page leads to its own.';
  const name = nameOf(target, from);
  if (name === '' && !anchor) return undefined;
  const pages = site[from.locale];
  const page = pages.get(name);
  if (!page) {
    const hint = didYouMean(name, [...pages.keys()], (one) => `/docs/${one}/`);
    return `There is no page at ${target}.${hint}`;
  }
  if (anchor === undefined) return undefined;
  const ids = page.headings.flatMap(({ id }) => id ?? []);
  if (ids.includes(anchor)) return undefined;
  const hint = didYouMean(anchor, ids, (one) => `#${one}`);
  return `${page.file} has no heading with the id "${anchor}".${hint}`;
}

/** Every internal link leads to an existing page and heading. */
export function links(site: Site): Problem[] {
  const servedNames = site.options.listServedNames();
  return judgePages(site, 'links', (page) => {
    const ofComponents = page.components.flatMap(({ props: { to, href }, line, column }) => {
      const url = to ?? href;
      return url === undefined ? [] : [{ url, line, column }];
    });
    return [...page.links, ...ofComponents].map(({ url, line, column }) => {
      return { line, column, message: findLinkProblem(url, page, site, servedNames) };
    });
  });
}

/** The file of a picture's address; nothing when that is not a path. */
function decode(url: string): string | undefined {
  try {
    return decodeURI(url.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
}

function findPictureProblem(
  url: string,
  alt: string,
  file: string,
  options: ParityOptions,
): string | undefined {
  if (isAbsolute(url)) {
    return 'A picture lies in this repository: the site fetches nothing from elsewhere.';
  }
  const place = decode(url);
  if (place === undefined)
    return `"${url}" is no address: write a % that stands for itself as %25.`;
  const full = place.startsWith('/')
    ? path.join(options.staticFolder, place)
    : path.join(options.root, path.dirname(file), place);
  if (!statSync(full, { throwIfNoEntry: false })?.isFile())
    return `There is no picture ${relativeToRoot(full, options)}.`;
  return alt.trim() ? undefined : 'Say in the brackets what the picture shows.';
}

/** Every picture exists and has an alternative text. */
export function pictures(site: Site): Problem[] {
  return judgePages(site, 'pictures', (page) =>
    page.pictures.map(({ url, alt, line, column }) => {
      return { line, column, message: findPictureProblem(url, alt, page.file, site.options) };
    }),
  );
}
