import type { IncomingHttpHeaders } from 'node:http';

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Whether the client's copy is still the current one; its entity tags count before its date. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return seconds(modified) <= Math.floor(since / 1000);
}
