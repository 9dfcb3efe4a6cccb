import type { PageAgent } from 'product-agent/page';

/** Makes the `fetch` of a frame: it knows the token server's address and no other. */
export function createPageFetch({ getToken }: PageAgent): typeof fetch {
  return async (target, options) => {
    const { pathname } = new URL(String(target), 'https://page.invalid');
    options?.signal?.throwIfAborted();
    if (pathname !== '/token') throw new TypeError('Failed to fetch');
    try {
      return Response.json({ token: await getToken() });
    } catch {
      return Response.json({ error: 'unavailable' }, { status: 503 });
    } finally {
      options?.signal?.throwIfAborted();
    }
  };
}
