import { readFileSync } from 'node:fs';
import { listComponents, listPages } from './listPages';
import type { SampleQuery } from './renderSample';
import { sampleModule } from './sampleModule';

const imported = /@site\/samples\/([^'?]+)\?sample/g;
const element = /<(Sample|Signature)\s([^>]*)>/g;

function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** What of the code on a site's pages is highlighted, each piece once. */
export interface ShownCode {
  samples: Map<string, SampleQuery & { name: string }>;
  /** Names of what is declared by the SDK. */
  signatures: Set<string>;
}

/** Lists, by a quick look, the code that the pages of a site show. */
export function listShownCode(siteFolder: string): ShownCode {
  const shown: ShownCode = { samples: new Map(), signatures: new Set() };
  const add = (name: string, region?: string, lines?: string): void =>
    void shown.samples.set(sampleModule(name, region, lines), { name, region, lines });
  for (const file of listComponents(siteFolder)) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) add(name);
  }
  for (const file of listPages(siteFolder)) {
    for (const [, tag, attributes = ''] of readFileSync(file, 'utf8').matchAll(element)) {
      const read = (name: string): string | undefined => readAttribute(attributes, name);
      if (tag === 'Signature') shown.signatures.add(read('of') ?? '');
      else add(read('name') ?? '', read('region'), read('lines'));
    }
  }
  return shown;
}
