import type { Rendering } from './Rendering';

/** Every redirect of a build, path by path, for hosts that cannot look whether a page exists. */
export function listRedirects({
  rules,
  baseUrl,
  paths,
}: Rendering): { from: string; to: string }[] {
  const base = baseUrl.slice(0, -1);
  const pages = paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.replace(/index\.html$/, ''));
  const leadsTo = (page: string) => rules.redirects.find(({ from }) => from === page)?.to ?? page;
  const cleaned = pages.flatMap((page) => {
    const stem = page.slice(0, -1);
    return ['/', ...rules.cleanedEndings.map(({ ending }) => ending)]
      .map((ending) => ({ from: stem + ending, to: leadsTo(page) }))
      .filter(({ from, to }) => from !== to && from !== '.html');
  });
  return cleaned.map(({ from, to }) => ({ from: base + from, to: base + to }));
}
