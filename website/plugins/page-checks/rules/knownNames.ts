import { readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, type Problem } from 'docs-kit';
import type { Reference } from 'api-facts';
import { referenceFolder } from '../../../config/paths';
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
): Problem[] {
  const own = listSdkNames(reference);
  const known = new Set([...own, ...foreign]);
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    page.phrases.flatMap(({ kind, text, line, column }): Problem[] => {
      const names = kind === 'code' ? namesInCode(text) : namesInWords(text);
      const name = names.find((one) => !known.has(one));
      if (!name) return [];
      const hint = didYouMean(name, own);
      const message = `The SDK has no "${name}".${hint} A name of the web, Node or React goes into website/reference/foreign-names.json.`;
      return [{ file: page.file, line, column, rule: 'known-names', message }];
    }),
  );
}
