import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { policyElement, precompress, sealPages } from 'static-host-rules';
import { hosting } from '../../website/config/hosting';

/** Large enough to be compressed. */
export const script = `console.log(${JSON.stringify('hello '.repeat(400))});\n`;

/** The policy of one page of the fixture, like that of the samples' frame. */
export const framePolicy = `default-src 'none'; script-src 'sha256-0000'`;

function page(language: string, heading: string): string {
  const filler = `<p>${'text '.repeat(300)}</p>`;
  const inline = `<meta charset="utf-8"><script>document.lang='${language}'</script>`;
  return `<!doctype html><html lang="${language}">${inline}<h1>${heading}</h1>${filler}</html>\n`;
}

const files: Record<string, string> = {
  'index.html': page('ko', 'home'),
  '404.html': page('ko', 'missing'),
  'docs/index.html': page('ko', 'redirect'),
  'docs/introduction/index.html': page('ko', 'introduction'),
  'docs/introduction.md': '# introduction\n',
  'docs/가이드/index.html': page('ko', 'guide'),
  'en/index.html': page('en', 'home'),
  'en/404.html': page('en', 'missing'),
  'en/docs/index.html': page('en', 'redirect'),
  'en/docs/introduction/index.html': page('en', 'introduction'),
  'live/frame/index.html': `<!doctype html>${policyElement(framePolicy)}<h1>frame</h1>\n`,
  'assets/js/main.0123abcd.js': script,
  'en/assets/js/main.0123abcd.js': script,
  'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(300)}</svg>\n`,
  'img/dot.png': '\u0089PNG not really, and not compressed',
  'sdk/product-sdk.js': script,
  'sitemap.xml': '<?xml version="1.0"?><urlset></urlset>\n',
  '.secret': 'not published',
};

/** Writes a small compressed site into a new folder; returns the folder. */
export async function writeFixture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const kept = await mkdtemp(join(tmpdir(), 'compressed-'));
  sealPages(folder, hosting.trustedTypes);
  await precompress(folder, kept);
  await rm(kept, { recursive: true });
  return folder;
}
