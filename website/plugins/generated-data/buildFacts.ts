import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { apiFacts } from '../../config/apiFacts';
import { sdkFolder } from '../../config/paths';
import { samples as siteSamples } from '../../config/samples';

/** The facts about the SDK on the home page. */
export interface BuildFacts {
  version: string;
  /** The compressed size of the SDK, in kilobytes of 1,000 bytes. */
  kilobytes: string;
  dependencies: number;
  errors: number;
  /** The number of recorded samples and their date; missing without a record. */
  samples?: { count: number; date: string };
}

/** Collects the facts from the built SDK and the record of the samples. */
export function readBuildFacts(): BuildFacts {
  const manifest = JSON.parse(readFileSync(path.join(sdkFolder, 'package.json'), 'utf8')) as {
    version: string;
    main: string;
    dependencies?: object;
  };
  const script = readFileSync(path.join(sdkFolder, manifest.main));
  const record = siteSamples.record();
  // The others are only type-checked: their language or device is not available here.
  const wereRun = Object.keys(record?.samples ?? {}).filter(
    (name) => siteSamples.methodOf(name) === 'run',
  );
  return {
    version: manifest.version,
    kilobytes: (brotliCompressSync(script).length / 1_000).toFixed(1),
    dependencies: Object.keys(manifest.dependencies ?? {}).length,
    errors: apiFacts.contextFor('en').reference.tables.errors.length,
    ...(record && { samples: { count: wereRun.length, date: record.date } }),
  };
}
