import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativeToRepository, sdkFolder } from '../../../config/paths';

const files: Record<string, string> = {
  errors: 'errorTexts.ts',
  limits: 'limitTexts.ts',
  states: 'stateTexts.ts',
  events: 'eventTexts.ts',
};

/** Finds the line of a text that belongs to a row of one of the SDK's tables. */
export function findTextPlace(key: string): string | undefined {
  const [table = '', name = ''] = key.split('.');
  const file = path.join(sdkFolder, 'src/reference', files[table] ?? '');
  if (!files[table] || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => new RegExp(`^\\s*'?${name}'?:`).test(line));
  return `${relativeToRepository(file)}:${index + 1}`;
}
