import { addToHead } from './addToHead';
import { pageFiles } from './pageFiles';
import { trustAddress } from './trustAddress';

/** The address of what turns a page into the next one: the last of the page's files. */
export const turner = pageFiles.at(-1) ?? '';

let loading: Promise<unknown> | undefined;

/** Loads what turns a page into the next one; resolves also where it does not arrive. */
export function loadTurner(): Promise<unknown> {
  return (loading ??= new Promise((onload) =>
    addToHead('script', { src: trustAddress(turner), onload, onerror: onload }),
  ));
}
