import type { OfflinePageInlines } from '../WorkerBuild';
import { pageCache } from './scope';

declare const siteNames: Readonly<Record<'ko' | 'en', string>>;
declare const offlinePageInlines: OfflinePageInlines;

const words = {
  ko: {
    title: '인터넷 연결이 끊겼습니다',
    text: '아직 열어 본 적 없는 페이지라서 지금은 볼 수 없습니다.',
    retry: '다시 시도',
    cachedPages: '지금 읽을 수 있는 페이지',
  },
  en: {
    title: 'You are offline',
    text: 'You haven’t opened this page on this device yet, so it isn’t available offline.',
    retry: 'Try again',
    cachedPages: 'Pages you can read now',
  },
} as const;

interface CachedPage {
  path: string;
  /** The value as it is in the page, HTML-escaped. */
  title: string;
}

async function listCachedPages(base: string, others: readonly string[]): Promise<CachedPage[]> {
  const cache = await caches.open(pageCache);
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(base) && path.endsWith('/'))
    // The frames of samples are cached as pages, but are not pages for reading.
    .filter((path) => !path.startsWith(`${base}live/`))
    .filter((path) => !others.some((other) => path.startsWith(other)));
  return Promise.all(
    paths.sort().map(async (path) => {
      const html = (await (await cache.match(path))?.text()) ?? '';
      return { path, title: /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim() ?? path };
    }),
  );
}

/** The offline page, in the reader's language, with a list of cached pages. */
export async function renderOfflinePage(
  pathname: string,
  bases: Readonly<Record<'ko' | 'en', string>>,
): Promise<Response> {
  const language = pathname.startsWith(bases.en) ? 'en' : 'ko';
  const others = Object.values(bases).filter((base) => base.length > bases[language].length);
  const { title, text, retry, cachedPages } = words[language];
  const links = (await listCachedPages(bases[language], others))
    .map((page) => `<li><a href="${page.path}">${page.title}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} | ${siteNames[language]}</title>
<style>${offlinePageInlines.style.text}</style><script>${offlinePageInlines.script.text}</script><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>
${links && `<h2>${cachedPages}</h2><ul>${links}</ul>`}</main></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action 'none'; style-src ${offlinePageInlines.style.hash}; script-src ${offlinePageInlines.script.hash}`,
  };
  return new Response(html, { status: 503, headers });
}
