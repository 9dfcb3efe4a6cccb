import { pageFiles } from './pageFiles';

/** The address of what turns a page into the next one: the last of the page's files. */
export const turner = pageFiles.at(-1) as string;

/** Loads what turns a page into the next one; rejects where it does not arrive. */
export const loadTurner = (): Promise<unknown> => import(turner);
