import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startPreviewServer } from 'static-host-rules';
import { root } from '../../scripts/root';
import { hosting } from '../../website/config/hosting';
import { outcomeOf, runButton } from '../live/runSample';
import { copyRepository } from '../mutation/copyRepository';

const english = 'website/i18n/en/docusaurus-plugin-content-docs/current';
const buildLanguages = `
  const { buildLanguages } = await import('./scripts/make/buildSite.ts');
  const print = (chunk) => process.stderr.write(chunk);
  const folder = process.cwd();
  const isBuilt = await buildLanguages({ site: folder + '/website', output: folder + '/built', print });
  process.exit(isBuilt ? 0 : 1);
`;

const checkVersions = `
  const { checkVersions } = await import('./website/config/versions.ts');
  checkVersions();
`;

let copy = '';
let before: string[] = [];
const listed = (): string[] =>
  readdirSync(copy, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.startsWith('website/') && !/node_modules|\.cache|\/\.docusaurus/.test(name),
    )
    .sort();

function run(command: string, ...parameters: string[]): string {
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' } as const;
  return execFileSync(command, parameters, options);
}
const npm = (script: string, ...parameters: string[]): string =>
  run('npm', 'run', '--silent', script, '--', ...parameters);

/** The output of a failing command. */
function complaintOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    const { stderr, stdout } = error as { stderr: string; stdout: string };
    return `${stdout}${stderr}`;
  }
  return '';
}

const freeze = () => npm('docs:version', '0.1.0');

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  const after = change(before);
  expect(after, `the edit changes nothing in ${file}`).not.toBe(before);
  writeFileSync(place, after);
}

/** Makes the changes of a release 0.2.0: in the source, in its texts, and on pages. */
function writeNextVersion(): void {
  for (const name of ['sdk', 'agent']) {
    for (const file of ['package.json', 'src/version.ts']) {
      edit(`packages/${name}/${file}`, (text) => text.replace(/(['"])0\.1\.0\1/, '$10.2.0$1'));
    }
  }
  const rename = (text: string): string => text.replaceAll('baseDelayMs', 'firstDelayMs');
  for (const file of ['options.ts', 'connection/connection.ts']) {
    edit(`packages/sdk/src/${file}`, rename);
  }
  edit('website/reference/descriptions/options.json', rename);
  edit('packages/sdk/src/options.ts', (text) =>
    text.replace('connectTimeoutMs: 10_000', 'connectTimeoutMs: 9_000'),
  );
  // One error for both reasons why an output is not available.
  const merge = (text: string): string =>
    text
      .replace('`output-unsupported` or ', '')
      .replace('`output-unsupported`나 ', '')
      .replace('output-unsupported, ', '')
      .replaceAll('output-unsupported', 'output-missing');
  const row = /^ +'output-unsupported': (?:\{[^}]*\}|.*),\n/m;
  for (const file of ['errors.ts', 'reference/errorTexts.ts']) {
    edit(`packages/sdk/src/${file}`, (text) => text.replace(row, ''));
  }
  edit('website/live/causes/causes.ts', (text) => text.replace(row, ''));
  rmSync(path.join(copy, 'website/live/causes/scripts/output-unsupported.ts'));
  edit('website/reference/descriptions/errors.json', (text) =>
    text.replace(/ {2}"errors\.output-unsupported\.\w+": \{[^}]*\},\n/g, ''),
  );
  const merged = [
    'packages/sdk/src/audio/createOutput.ts',
    'website/reference/descriptions/agent.json',
  ];
  const pages = ['website/docs', english].map((folder) => `${folder}/api/stop-speaking.mdx`);
  for (const file of [...merged, ...pages]) edit(file, merge);
  for (const [folder, names] of [
    ['website/docs', 'website/search-names/ko'],
    [english, 'website/search-names/en'],
  ]) {
    edit(`${folder}/authentication.mdx`, (text) => `${text}\n## Rotation {#rotation}\n\nText.\n`);
    edit(`${names}/authentication.yml`, (text) => `${text}rotation:\n  - key rotation\n`);
  }
  const renamed = { 'ReconnectOptions.baseDelayMs': 'ReconnectOptions.firstDelayMs' };
  writeFileSync(
    path.join(copy, 'website/reference/releases/next.json'),
    JSON.stringify({ renamed }),
  );
  const readAgain = ['AgentOptions.reconnect', 'ReconnectOptions.maxDelayMs', 'Output.setDevice'];
  npm('reference:update', ...readAgain);
}

// Each test continues where the one before has ended.
test.describe.configure({ mode: 'serial', retries: 0, timeout: 1_800_000 });

test.beforeAll(() => {
  copy = copyRepository(root);
  for (const name of ['packages/sdk', 'packages/agent']) {
    for (const made of ['dist', '.cache', 'AGENTS.md']) {
      const from = path.join(root, name, made);
      if (existsSync(from)) cpSync(from, path.join(copy, name, made), { recursive: true });
    }
  }
});

test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a version can be frozen once, after its release, and only if the checks pass', () => {
  expect(complaintOf(freeze)).toContain('npm run reference:release');
  npm('reference:release');
  const page = path.join(copy, english, 'introduction.mdx');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}\n<Limit name="none" />\n`);
  expect(complaintOf(freeze)).toContain('check:pages fails. Nothing was frozen.');
  writeFileSync(page, text);
  before = listed();
  freeze();
  expect(complaintOf(freeze)).toContain('Version 0.1.0 exists');
});

test('frozen pages keep the renamed option, old default and removed error; next pages have the new', () => {
  writeNextVersion();
  for (const name of ['sdk', 'agent']) {
    run('npm', 'run', '--silent', 'build', '-w', `packages/${name}`);
  }
  run(process.execPath, '--import', 'tsx', '--input-type=module', '-e', buildLanguages);
  for (const language of ['', 'en/']) {
    const htmlOf = (page: string): string =>
      readFileSync(path.join(copy, 'built', language, 'docs', page, 'index.html'), 'utf8');
    const [old, next] = [htmlOf('api/actions'), htmlOf('next/api/actions')];
    expect(old).toContain('>baseDelayMs<');
    expect(old).not.toContain('firstDelayMs');
    expect(old).toContain('>10_000<');
    expect(next).toContain('>firstDelayMs<');
    expect(next).not.toContain('>baseDelayMs<');
    expect(next).toContain('>9_000<');
    expect(htmlOf('troubleshooting')).toContain('id=output-unsupported');
    expect(htmlOf('next/troubleshooting')).not.toContain('id=output-unsupported');
    expect(htmlOf('introduction')).not.toContain('id=version-0-2-0');
    const changelog = htmlOf('next/introduction').split('id=version-0-2-0')[1] ?? '';
    const words = changelog.replace(/<[^>]*>/g, '');
    for (const name of ['ReconnectOptions.firstDelayMs', '9_000', 'output-unsupported']) {
      expect(words).toContain(name);
    }
  }
});

test('a sample runs with the SDK version of its page', async ({ page }) => {
  const folder = path.join(copy, 'built');
  const server = await startPreviewServer({ folder, hosting, baseUrl: '/' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const [home, sdk] of [
    ['docs', '/sdk/0.1.0/product-sdk.mjs'],
    ['docs/next', '/sdk/product-sdk.mjs'],
  ]) {
    loaded.length = 0;
    await page.goto(`${server.url}${home}/api/connect/`);
    const sample = page.locator('[data-sample="api/connect.ts"]').first();
    await runButton(sample).press('Enter');
    expect(await outcomeOf(sample)).toBe('done');
    expect(loaded.filter((file) => file.endsWith('product-sdk.mjs'))).toEqual([sdk]);
  }
  await server.close();
});

const check = () =>
  run(process.execPath, '--import', 'tsx', '--input-type=module', '-e', checkVersions);

const pages = 'website/i18n/en/docusaurus-plugin-content-docs/version-0.1.0';

const faults = [
  ['an incomplete folder', 'website/versions/0.1.0/live', 'live is not there'],
  ['a missing English page', `${pages}/api/connect.mdx`, `${pages}/api/connect.mdx is not`],
  ['a missing sample', 'website/versions/0.1.0/samples/api/connect.ts', 'connect.mdx shows it'],
] as const;
test('a complete frozen version passes the check', () => {
  check();
});

for (const [fault, file, message] of faults) {
  test(`${fault} is reported once, with a hint how to restore it`, () => {
    const place = path.join(copy, file);
    const aside = path.join(copy, 'aside');
    renameSync(place, aside);
    const output = complaintOf(check);
    renameSync(aside, place);
    expect(output.split(message)).toHaveLength(2);
    expect(output).toContain('restore it with git');
  });
}

test('a version that is listed twice is reported', () => {
  const place = path.join(copy, 'website/versions.json');
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, '["0.1.0", "0.1.0"]');
  const output = complaintOf(check);
  writeFileSync(place, text);
  expect(output).toContain('website/versions.json names 0.1.0 twice.');
});

test('freezing a version can be undone', () => {
  const versioned = (names: readonly string[]) => names.filter((name) => /version/.test(name));
  expect(versioned(listed())).not.toEqual(versioned(before));
  npm('docs:version', '--undo', '0.1.0');
  expect(versioned(listed())).toEqual(versioned(before));
});
