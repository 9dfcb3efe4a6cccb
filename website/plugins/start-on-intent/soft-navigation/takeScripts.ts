import { listAppFiles } from '../../../src/deployment/listAppFiles';

/**
 * Has the app start, when it is wanted, with the scripts of another page.
 *
 * @returns what lets it start again: until then it would meet a page that is not whole
 * @throws where that page is of another build, or the app of this one is on its way already
 */
export function takeScripts(next: Document): () => void {
  const [waiting, known] = window.pageScripts;
  const scripts = listAppFiles(next);
  const isOfBuild = (place: number): boolean => scripts.at(place) === known.at(place);
  if (!waiting[0] || ![0, 1, 2, -1].every(isOfBuild)) throw new Error('Another app');
  known.push(...scripts);
  waiting.splice(0);
  return () => waiting.push(...scripts.slice(0, -1));
}
