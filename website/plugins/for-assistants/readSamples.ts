import type { Locale } from '../../brand';
import type { FrozenVersion } from '../../config/versions';
import { placeholderValues } from '../samples';
import { listSamples, readSample, usedSamples } from '../samples/findSample';
import { localizeSample, readStrings } from '../samples/localizeSample';
import { samplesFolder } from '../samples/places';
import { proofOf } from '../samples/proofOf';
import { shownText } from '../samples/renderSample';
import type { SampleProof } from '../samples/SampleData';
import type { ShownSample } from './toMarkdown';

/** The samples of a site as files, served as `samples.json`. */
export interface SamplesFile {
  /** By the name that pages show above the code. */
  samples: Record<string, SampleProof & { pages: string[]; files: string[] }>;
  /** The content of each file, by path. */
  files: Record<string, string>;
}

/** Reads whole samples in a language, with the files that they import. */
export class SampleReader {
  readonly #folder;
  readonly #all;
  readonly #values;
  readonly #strings;
  readonly #proofOf;

  /**
   * @param version - The frozen version to read; by default the current samples
   */
  constructor(locale: Locale, version?: FrozenVersion) {
    this.#folder = version?.samplesFolder ?? samplesFolder;
    this.#all = listSamples(this.#folder);
    this.#values = placeholderValues(version);
    this.#strings = version?.strings[locale] ?? readStrings(locale);
    this.#proofOf = version ? (name: string) => version.proofs[name] : proofOf;
  }

  /** The text of a sample, as a reader would save it. */
  read(name: string): string {
    const source = localizeSample(readSample(this.#folder, name), this.#strings);
    return shownText(name, source, undefined, this.#values);
  }

  /** The names of a sample's files, itself first. */
  namesOf(name: string): string[] {
    return [...usedSamples(this.#folder, [name], this.#all)];
  }

  /** What a page omits of its samples: imported files, and the rest of regions. */
  missingOn(shown: readonly ShownSample[]): ShownSample[] {
    const needed = new Set(shown.flatMap(({ name }) => this.namesOf(name)));
    const files = [...needed].map((name) => ({ name, text: this.read(name) }));
    return files.filter(
      (file) => !shown.some(({ name, text }) => name === file.name && text === file.text),
    );
  }

  /** Collects the samples of pages, by the address of each page. */
  gather(pages: readonly { address: string; shown: readonly ShownSample[] }[]): SamplesFile {
    const all: SamplesFile = { samples: {}, files: {} };
    for (const { address, shown } of pages) {
      for (const { name } of shown) {
        const files = this.namesOf(name);
        const sample = (all.samples[name] ??= {
          ...(this.#proofOf(name) ?? { proof: 'data' }),
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
