import { statSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder, websiteFolder } from '../../../config/paths';
import { isAbsolute } from '../site/isAbsolute';
import type { Problem } from 'docs-kit';
import type { Site } from '../site/readSite';

/** The place a picture's address names; nothing when that is no address. */
function decode(url: string): string | undefined {
  try {
    return decodeURI(url.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
}

function judge(url: string, alt: string, file: string): string | undefined {
  if (isAbsolute(url)) {
    return 'A picture lies in this repository: the site fetches nothing from elsewhere.';
  }
  const place = decode(url);
  if (place === undefined)
    return `"${url}" is no address: write a % that stands for itself as %25.`;
  const full = place.startsWith('/')
    ? path.join(websiteFolder, 'static', place)
    : path.join(repositoryFolder, path.dirname(file), place);
  if (!statSync(full, { throwIfNoEntry: false })?.isFile())
    return `There is no picture ${path.relative(repositoryFolder, full)}.`;
  return alt.trim() ? undefined : 'Say in the brackets what the picture shows.';
}

/** Every picture is there, and says in words what it shows. */
export function pictures(site: Site): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    page.pictures.flatMap(({ url, alt, line, column }): Problem[] => {
      const message = judge(url, alt, page.file);
      return message ? [{ file: page.file, line, column, rule: 'pictures', message }] : [];
    }),
  );
}
