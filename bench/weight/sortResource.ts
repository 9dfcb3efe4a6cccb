export type Kind = 'page' | 'style' | 'script' | 'ahead' | 'other';

const kindsByExtension: Record<string, Kind> = { js: 'script', mjs: 'script', css: 'style' };

/** What a request is for, from its address and headers; `ahead` is what a link asks for in advance. */
export function sortResource(url: string, headers: Record<string, string>): Kind {
  const purpose = headers['Sec-Purpose'] ?? headers['Purpose'] ?? '';
  if (purpose.includes('prefetch')) return 'ahead';
  const { pathname } = new URL(url);
  if (pathname.endsWith('/')) return 'page';
  return kindsByExtension[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'other';
}
