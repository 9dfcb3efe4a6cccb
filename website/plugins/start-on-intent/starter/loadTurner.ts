import { turner } from './pageFiles';

/** Loads what turns a page into the next one; rejects where it does not arrive. */
export const loadTurner = (): Promise<unknown> => import(turner);
