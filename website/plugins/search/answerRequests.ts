import { SearchEngine } from './engine/SearchEngine';
import type { Reply, Request } from './messages';

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Answers requests with one engine per language; a request overtaken by a newer search is dropped. */
export function answerRequests(
  reply: (message: Reply) => void,
): (request: Request) => Promise<void> {
  const engines = new Map<string, SearchEngine>();
  const newest = new Map<string, number>();
  const engineOf = (base: string): SearchEngine => {
    const engine = engines.get(base) ?? new SearchEngine((file) => fetchText(base + file));
    engines.set(base, engine);
    return engine;
  };
  return async (request) => {
    const { id, base } = request;
    const engine = engineOf(base);
    try {
      if (request.type === 'open') {
        reply({ type: 'opened', id, suggestions: await engine.open() });
      } else if (request.type === 'excerpts') {
        const excerpts = request.pages.map(({ page, sections }) => engine.excerpts(page, sections));
        reply({ type: 'excerpts', id, excerpts: (await Promise.all(excerpts)).flat() });
      } else {
        newest.set(base, id);
        const post = (answer: Awaited<ReturnType<SearchEngine['search']>>): void => {
          if (newest.get(base) === id) reply({ type: 'answer', id, answer });
        };
        post(await engine.search(request.query, { literal: request.literal, onPartial: post }));
      }
    } catch {
      reply({ type: 'failed', id });
    }
  };
}
