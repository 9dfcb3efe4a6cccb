import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from '@docusaurus/types';
import { apiFacts } from '../../config/apiFacts';
import { sdkFolder } from '../../config/paths';
import { readProofRecord, wayOf } from '../samples/proofOf';

/** What the home page says of the SDK: nothing of it is typed. */
export interface BuildFacts {
  version: string;
  /** Of the SDK over the wire, in kilobytes of 1,000 bytes. */
  kilobytes: string;
  dependencies: number;
  errors: number;
  /** How many samples were run, and the day; missing where there is no record. */
  samples?: { count: number; date: string };
}

/** Reads the facts from the SDK as it is built, and from the record of the samples. */
export function readBuildFacts(): BuildFacts {
  const manifest = JSON.parse(readFileSync(path.join(sdkFolder, 'package.json'), 'utf8')) as {
    version: string;
    main: string;
    dependencies?: object;
  };
  const script = readFileSync(path.join(sdkFolder, manifest.main));
  const record = readProofRecord();
  // The others are checked without being run: in a language, or for a device, that is not here.
  const wereRun = Object.keys(record?.samples ?? {}).filter((name) => wayOf(name) === 'run');
  return {
    version: manifest.version,
    kilobytes: (brotliCompressSync(script).length / 1_000).toFixed(1),
    dependencies: Object.keys(manifest.dependencies ?? {}).length,
    errors: apiFacts.contextFor('en').reference.tables.errors.length,
    ...(record && { samples: { count: wereRun.length, date: record.date } }),
  };
}

/** Gives the home page its facts, as `@generated/build-facts/default/facts.json`. */
export default function buildFacts(): Plugin {
  return {
    name: 'build-facts',
    async contentLoaded({ actions }) {
      await actions.createData('facts.json', JSON.stringify(readBuildFacts()));
    },
  };
}
