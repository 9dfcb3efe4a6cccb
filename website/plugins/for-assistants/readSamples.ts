import path from 'node:path';
import {
  listSamples,
  localizeSample,
  readSample,
  type SampleVerification,
  shownText,
  usedSamples,
} from 'runnable-samples';
import type { Locale } from '../../brand';
import { samples, samplesFolder } from '../../config/samples';
import type { FrozenVersion } from '../../config/versions';
import type { ShownSample } from './toMarkdown';

/** The samples of a site as files, served as `samples.json`. */
export interface SamplesFile {
  /** By the name that pages show above the code. */
  samples: Record<string, SampleVerification & { pages: string[]; files: string[] }>;
  /** The content of each file, by path. */
  files: Record<string, string>;
}

const withoutExtension = (file: string): string => file.replace(/\.\w+$/, '');

/** The path, without extension, of the file whose exports a file only passes on under its name. */
function reExportedBy({ name, text }: ShownSample): string | undefined {
  const [, from] = /^export \{[\w\s,]+\} from ['"](\.[^'"]+)['"];\s*$/.exec(text) ?? [];
  const target = from && withoutExtension(path.posix.join(path.posix.dirname(name), from));
  const isNamesake = target && path.basename(target) === withoutExtension(path.basename(name));
  return isNamesake ? target : undefined;
}

/** Reads whole samples in a language, with the files that they import. */
export class SampleReader {
  readonly #folder;
  readonly #all;
  readonly #values;
  readonly #strings;
  readonly #verificationOf;

  /**
   * @param version - The frozen version to read; by default the current samples
   */
  constructor(locale: Locale, version?: FrozenVersion) {
    this.#folder = version?.samplesFolder ?? samplesFolder;
    this.#all = listSamples(this.#folder);
    this.#values = samples.options.placeholders(path.join(this.#folder, 'sample'));
    this.#strings = version?.strings[locale] ?? samples.strings(locale);
    this.#verificationOf = version
      ? (name: string) => version.verifications[name]
      : samples.verificationOf;
  }

  /** The text of a sample, as a reader would save it. */
  read(name: string): string {
    const source = localizeSample(readSample(this.#folder, name), this.#strings);
    return shownText(name, source, undefined, this.#values);
  }

  /** The names of a sample's files, itself first. */
  listFiles(name: string): string[] {
    return [...usedSamples(this.#folder, [name], this.#all)];
  }

  /**
   * What a page omits of its samples: imported files, and the rest of regions, titled as readers
   * save them. Our samples share files by re-exports; readers save everything in one folder, and
   * need a file once.
   */
  listMissingFiles(shown: readonly ShownSample[]): ShownSample[] {
    const needed = new Set(shown.flatMap(({ name }) => this.listFiles(name)));
    const files = [...needed].map((name) => {
      const title = shown.find((one) => one.name === name)?.title ?? path.basename(name);
      return { name, title, text: this.read(name) };
    });
    const originals = files.filter((file) => !reExportedBy(file));
    const reExported = new Set(files.map(reExportedBy));
    return originals.filter((file) => {
      const hasNamesake = originals.some((one) => one !== file && one.title === file.title);
      if (hasNamesake && reExported.has(withoutExtension(file.name))) return false;
      return !shown.some(({ name, text }) => name === file.name && text === file.text);
    });
  }

  /** Collects the samples of pages, by the address of each page. */
  collect(pages: readonly { address: string; shown: readonly ShownSample[] }[]): SamplesFile {
    const all: SamplesFile = { samples: {}, files: {} };
    for (const { address, shown } of pages) {
      for (const { name } of shown) {
        const files = this.listFiles(name);
        const sample = (all.samples[name] ??= {
          ...(this.#verificationOf(name) ?? { proof: 'data' }),
          pages: [],
          files,
        });
        if (!sample.pages.includes(address)) sample.pages.push(address);
        for (const file of files) all.files[file] ??= this.read(file);
      }
    }
    return all;
  }
}
