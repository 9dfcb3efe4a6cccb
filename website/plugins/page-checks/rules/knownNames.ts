import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearNames } from '../nearNames';
import type { Reference } from '../../sdk-reference/loadReference';
import { referenceFolder } from '../../sdk-reference/repositoryPaths';
import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';
import { listSdkNames } from './listSdkNames';
import { namesInCode, namesInWords } from './namesInCode';

const foreignNamesFile = path.join(referenceFolder, 'foreign-names.json');

function readForeignNames(): string[] {
  const groups = JSON.parse(readFileSync(foreignNamesFile, 'utf8')) as Record<string, string[]>;
  return Object.values(groups).flat();
}

/** Every name on a page is one the SDK has, or is listed as somebody else's. */
export function knownNames(
  site: Site,
  reference: Reference,
  foreign = readForeignNames(),
): PageProblem[] {
  const own = listSdkNames(reference);
  const known = new Set([...own, ...foreign]);
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    page.phrases.flatMap(({ kind, text, line, column }): PageProblem[] => {
      const names = kind === 'code' ? namesInCode(text) : namesInWords(text);
      const name = names.find((one) => !known.has(one));
      if (!name) return [];
      const near = nearNames(name, own).map((one) => `"${one}"`);
      const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
      const message = `The SDK has no "${name}".${hint} A name of the web, Node or React goes into website/reference/foreign-names.json.`;
      return [{ file: page.file, line, column, rule: 'known-names', message }];
    }),
  );
}
