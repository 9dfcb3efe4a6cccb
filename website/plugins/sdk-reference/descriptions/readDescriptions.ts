import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceFolder } from '../../../config/paths';

export const descriptionsFolder = path.join(referenceFolder, 'descriptions');

/** One text in both languages: English as the SDK's source has it, Korean beside it. */
export interface Description {
  en: string;
  ko: string;
}

/** A description with the file and line it stands on. */
export interface PlacedDescription extends Description {
  file: string;
  line: number;
}

function readFile(file: string): [string, PlacedDescription][] {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  const entries = Object.entries(JSON.parse(source) as Record<string, Description>);
  return entries.map(([key, description]) => {
    const line = lines.findIndex((text) => text.trimStart().startsWith(`${JSON.stringify(key)}:`));
    return [key, { ...description, file, line: line + 1 }];
  });
}

/** Every description, by its key. */
export function readDescriptions(folder = descriptionsFolder): Map<string, PlacedDescription> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(files.flatMap((name) => readFile(path.join(folder, name))));
}
