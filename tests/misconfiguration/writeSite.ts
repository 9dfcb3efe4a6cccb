import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/root';
import type { FaultySite } from './FaultySite';

const baseFiles = {
  'package.json': '{}\n',
  'src/pages/index.jsx': 'export default function Home() {\n  return <h1>home</h1>;\n}\n',
  'docs/first.md': '# First\n',
  'docs/second.md': '# Second\n',
};

// Our overrides that stand between a configuration and the theme's messages about it.
const ownTheme = ['NavbarItem', 'Error', 'ErrorPageContent'];

const baseSidebars = { tutorialSidebar: ['first', 'second'] };

function renderConfig({ navbarItems = [], locales = ['ko'], plugin }: FaultySite): string {
  const config = {
    title: 'small',
    url: 'https://small.example',
    baseUrl: '/',
    trailingSlash: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    i18n: { defaultLocale: 'ko', locales },
    future: { v4: true, experimental_faster: true },
    plugins: [
      ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
      '@docusaurus/plugin-content-pages',
    ],
    themes: ['@docusaurus/theme-classic'],
    themeConfig: { navbar: { title: 'small', items: navbarItems } },
  };
  const added = plugin ? `config.themes.push(function faulty(context) {\n${plugin}\n});\n` : '';
  return `const config = ${JSON.stringify(config, null, 2)};\n${added}export default config;\n`;
}

/**
 * Writes a small site with a fault into a new folder, using this repository's packages; returns the
 * folder.
 */
export async function writeSite(site: FaultySite): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faulty-'));
  const files: Record<string, string> = {
    ...baseFiles,
    'sidebars.js': `export default ${JSON.stringify(site.sidebars ?? baseSidebars, null, 2)};\n`,
    'docusaurus.config.mjs': renderConfig(site),
    ...site.files,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'src/theme'), { recursive: true });
  for (const name of ownTheme) {
    await symlink(join(root, 'website/src/theme', name), join(folder, 'src/theme', name));
  }
  return folder;
}
