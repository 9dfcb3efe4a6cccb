import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

const files: Record<string, string> = {
  'package.json': '{}\n',
  // Every browser asks for one.
  'static/favicon.ico': '',
  'docs/first.mdx': `# First\n\nimport Counter from '@site/src/Counter';\n\n<Counter />\n\n[second](second.md)\n`,
  'docs/second.md': '# Second\n\nThe second page.\n',
  'src/pages/index.jsx': 'export default function Home() {\n  return <h1>home</h1>;\n}\n',
  'src/pages/search.jsx': `import { usePluginData } from '@docusaurus/useGlobalData';
import { SearchClient } from 'korean-docs-search/client';
import { useState } from 'react';

export default function Search() {
  const { worker } = usePluginData('korean-docs-search');
  const [found, setFound] = useState('');
  const ask = ({ target }) => {
    const search = { type: 'search', base: '/stock/', query: target.value, literal: false };
    new SearchClient('/stock/' + worker).ask(search, ({ answer }) => {
      if (answer.complete) setFound(answer.pages[0].sections[0].href);
    });
  };
  return (
    <>
      <h1>search</h1>
      <input type="search" onChange={ask} />
      <output>{found}</output>
    </>
  );
}
`,
  'src/Counter.jsx': `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>pressed {String(count)}</button>;
}
`,
  'src/theme/Root.jsx': `import { useEffect } from 'react';

export default function Root({ children }) {
  useEffect(() => {
    document.querySelector('script[type="speculationrules"]')?.remove();
    for (const [event, control] of window.takePresses?.() ?? []) {
      control.ariaBusy = null;
      control.dispatchEvent(new event.constructor(event.type, event));
    }
  }, []);
  return children;
}
`,
  'src/trust.js': `import { trustOwnContent } from 'static-host-rules/client';

if (typeof window !== 'undefined') trustOwnContent('/stock/');
`,
  'docusaurus.config.ts': `import { deferredHydration, pageTemplate } from 'deferred-hydration';

const bannerTexts = { en: { title: 'Broken', hint: '', configured: '', suggested: '' } };

export default {
  title: 'stock',
  url: 'https://stock.example',
  baseUrl: '/stock/',
  favicon: 'favicon.ico',
  trailingSlash: true,
  baseUrlIssueBanner: false,
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true },
    experimental_faster: true,
  },
  clientModules: ['./src/trust.js'],
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
    '@docusaurus/plugin-content-pages',
    'korean-docs-search/docusaurus',
    (context) =>
      deferredHydration(context, {
        baseUrl: '/stock/',
        targets: ['chrome111'],
        announcementId: '',
        defaultColorMode: 'light',
        startFor: /#edit=/,
        colorControl: '.color-mode',
        searchControl: '[aria-haspopup]',
        searchDialog: '#search',
        belowFold: '.theme-doc-markdown>:nth-child(n+4)',
        excludedPaths: ['assets/*'],
        styleGroupOf: (path) => path.split('/')[0],
        bannerTexts,
      }),
  ],
  ssrTemplate: pageTemplate(),
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'stock' }, colorMode: { disableSwitch: true } },
};
`,
  'sidebars.js': `export default { all: ['first', 'second'] };\n`,
};

/**
 * Builds a site of three pages and a search on Docusaurus as published, in a folder within a new one;
 * returns it.
 */
export async function buildStockSite(): Promise<string> {
  const above = await mkdtemp(join(tmpdir(), 'stock-'));
  const folder = join(above, 'site');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await symlink(join(repository, 'node_modules'), join(above, 'node_modules'));
  // The published search package, with its browser bundles.
  const search = join(folder, 'node_modules/korean-docs-search');
  await execute(process.execPath, ['build.js', search], {
    cwd: join(repository, 'packages/korean-docs-search'),
  });
  await execute(process.execPath, [docusaurus, 'build'], {
    cwd: folder,
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      // Settings of the test runner must not reach the build.
      NODE_ENV: undefined,
    },
  });
  return folder;
}
