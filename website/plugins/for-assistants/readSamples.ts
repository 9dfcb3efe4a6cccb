import type { Locale } from '../../brand';
import { placeholderValues } from '../samples';
import { listSamples, readSample } from '../samples/findSample';
import { localizeSample, readStrings } from '../samples/localizeSample';
import { samplesFolder } from '../samples/places';
import { proofOf } from '../samples/proofOf';
import { shownText } from '../samples/renderSample';
import type { SampleProof } from '../samples/SampleData';
import { usedSamples } from '../samples/usedSamples';
import type { ShownSample } from './toMarkdown';

/** The samples of a site as files: what is served as `samples.json`. */
export interface SamplesFile {
  /** By the name that pages give them in front of their code. */
  samples: Record<string, SampleProof & { pages: string[]; files: string[] }>;
  /** The text of each file by its path. */
  files: Record<string, string>;
}

/** Reads whole samples in a language, with the files that they import. */
export class SampleReader {
  readonly #all = listSamples(samplesFolder);
  readonly #values = placeholderValues();
  readonly #strings;

  constructor(locale: Locale) {
    this.#strings = readStrings(locale);
  }

  /** The text of a sample, as a reader would save it. */
  read(name: string): string {
    const source = localizeSample(readSample(samplesFolder, name), this.#strings);
    return shownText(name, source, undefined, this.#values);
  }

  /** The names of a sample's files, itself first. */
  namesOf(name: string): string[] {
    return [...usedSamples(samplesFolder, [name], this.#all)];
  }

  /** What a page does not show of the samples that it shows: files they import, and the whole of parts. */
  missingOn(shown: readonly ShownSample[]): ShownSample[] {
    const needed = new Set(shown.flatMap(({ name }) => this.namesOf(name)));
    const files = [...needed].map((name) => ({ name, text: this.read(name) }));
    return files.filter(
      (file) => !shown.some(({ name, text }) => name === file.name && text === file.text),
    );
  }

  /** Gathers the samples of pages, by the address of each page. */
  gather(pages: readonly { address: string; shown: readonly ShownSample[] }[]): SamplesFile {
    const all: SamplesFile = { samples: {}, files: {} };
    for (const { address, shown } of pages) {
      for (const { name } of shown) {
        const files = this.namesOf(name);
        const sample = (all.samples[name] ??= { ...proofOf(name), pages: [], files });
        if (!sample.pages.includes(address)) sample.pages.push(address);
        for (const file of files) all.files[file] ??= this.read(file);
      }
    }
    return all;
  }
}
