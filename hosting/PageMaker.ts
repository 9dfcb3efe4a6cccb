import type { BuiltPage } from './readPages';

/** Changes a built page into what is published, and tells what others need to know of it. */
export type MakeReady<Told> = (page: BuiltPage) => { html: string; told: Told };

/** What makes pages ready, here and in a thread. */
export interface PageMaker<Told> {
  makeReady: MakeReady<Told>;
  /** A module that Node.js runs as it is, which exports the same as `makeReady`; for many files. */
  program: string;
  /** What was told of pages that are ready already, by their paths. Default: none is */
  ready?: ReadonlyMap<string, Told>;
}
