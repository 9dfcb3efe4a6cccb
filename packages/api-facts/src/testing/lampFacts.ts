import path from 'node:path';
import { type ApiFacts, createApiFacts } from '..';
import type { ApiFactsOptions } from '../options';

/** The configuration of a small SDK, whose sources a test writes below `root`. */
export function createLampFacts(root: string, more: object = {}): ApiFacts {
  return createApiFacts({
    root,
    cacheFolder: path.join(root, 'cache'),
    referenceFolder: path.join(root, 'reference'),
    matrix: { record: path.join(root, 'matrix.json'), command: 'npm test' },
    sdk: {
      folder: path.join(root, 'sdk'),
      entryPoints: ['src/index.ts'],
      tsconfig: 'tsconfig.json',
      tables: 'src/tables.ts',
      defaults: 'src/index.ts',
      messages: { module: 'src/tables.ts', schemaLanguage: './schema.js' },
      texts: { errors: 'e.ts', limits: 'l.ts', states: 's.ts', events: 'v.ts', messages: 'm.ts' },
      types: { options: 'LampOptions', operations: 'Lamp', events: 'LampEvents' },
      operationEvents: {},
    },
    commandLine: { name: 'lamp', folder: path.join(root, 'cli'), modules: ['src/tables.ts'] },
    descriptionFile: () => 'all',
    ...more,
  } as unknown as ApiFactsOptions);
}
