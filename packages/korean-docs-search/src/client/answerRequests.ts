import { SearchEngine } from '../engine/SearchEngine';
import type { Answer, Reply, Request } from '../engine/protocol';

const longestWait = 300;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/**
 * Answers requests with one engine per language; a request superseded by a newer search is dropped.
 */
export function answerRequests(
  reply: (message: Reply) => void,
): (request: Request) => Promise<void> {
  const engines = new Map<string, SearchEngine>();
  const newest = new Map<string, number>();
  let onShown = (): void => undefined;
  // Loading more before the first results would delay them on a slow network.
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  const engineOf = (base: string): SearchEngine => {
    const engine = engines.get(base) ?? new SearchEngine((file) => fetchText(base + file));
    engines.set(base, engine);
    return engine;
  };
  return async (request) => {
    if (request.type === 'shown') return onShown();
    const { id, base } = request;
    const engine = engineOf(base);
    try {
      if (request.type === 'open') {
        reply({ type: 'opened', id, suggestions: await engine.open() });
        // The next request retries.
        if (request.ahead) await engine.fetchAhead().catch(() => undefined);
      } else if (request.type === 'excerpts') {
        const excerpts = request.pages.map(({ page, sections }) => engine.excerpts(page, sections));
        reply({ type: 'excerpts', id, excerpts: (await Promise.all(excerpts)).flat() });
      } else if (request.type === 'texts') {
        reply({ type: 'texts', id, texts: await engine.texts(request.query) });
      } else {
        newest.set(base, id);
        const post = (answer: Answer): void => {
          if (newest.get(base) === id) reply({ type: 'answer', id, answer });
        };
        const onPartial = async (answer: Answer): Promise<void> => {
          post(answer);
          await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestWait))]);
        };
        post(await engine.search(request.query, { literal: request.literal, onPartial }));
      }
    } catch {
      reply({ type: 'failed', id });
    }
  };
}
