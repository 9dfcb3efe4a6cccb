import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../../website/config/paths';
import type { Passage } from './Passage';
import { readMessagePassages } from './readMessagePassages';
import { readSourcePassages } from './readSourcePassages';

const sourceFolders = ['website/src', 'website/config', 'packages/sdk/src', 'packages/agent/src'];
const isSource = (file: string): boolean => /(?<!\.test|\.d)\.tsx?$/.test(file);

function listFiles(folder: string): string[] {
  return readdirSync(path.join(repositoryFolder, folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}

const read = (file: string): string => readFileSync(path.join(repositoryFolder, file), 'utf8');

/** What the site's controls and the programs say. */
export function readInterfacePassages(): Passage[] {
  const sources = ['website/brand.ts', ...sourceFolders.flatMap(listFiles).filter(isSource)];
  const messages = (['ko', 'en'] as const).flatMap((language) =>
    listFiles(`website/i18n/${language}`)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readMessagePassages(read(file), file, language)),
  );
  return [...sources.flatMap((file) => readSourcePassages(read(file), file)), ...messages];
}
