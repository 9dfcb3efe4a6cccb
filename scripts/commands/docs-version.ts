import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type FrozenFacts, freezeFacts } from 'api-facts';
import { listPages } from 'docs-kit';
import { parsePage } from 'docs-kit/pages';
import { buildChanged } from '../make/buildChanged';
import { packages } from '../make/products';
import { UserError } from '../messages';
import { readOptions, exitWithUsage } from '../readOptions';
import { resolveDocusaurus, runNpm, runProgram } from '../runProgram';
import { brand, locales, type Locale } from '../../website/brand';
import { apiFacts } from '../../website/config/apiFacts';
import { samples, samplesFolder } from '../../website/config/samples';
import {
  pageFolders,
  referenceFolder,
  relativeToRepository,
  searchNamesFolder,
  websiteFolder,
} from '../../website/config/paths';
import {
  type FrozenVersionData,
  listParts,
  listVersionNames,
  versionFolder,
  versionsFile,
} from '../../website/config/versions';
import { writeLive } from '../../website/plugins/live-frame';
import { freezeSdkFiles } from '../../website/plugins/site-files/sdkFiles';

const usage = `npm run docs:version -- 0.1.0          freezes the pages of both languages, with everything they say and run
npm run docs:version -- --undo 0.1.0   removes what was frozen`;

const existing = (name: string): string[] =>
  Object.values(listParts(name)).filter((part) => existsSync(part));

/** The checks of all pages and samples, because what is frozen keeps its faults. */
const checks = ['reference', 'pages', 'translations', 'samples'];

/**
 * @throws {UserError} when the current state is not that version, or is incomplete
 */
async function assertFreezable(name: string): Promise<void> {
  const [first, ...others] = existing(name).map(relativeToRepository);
  if (first || listVersionNames().includes(name)) {
    const found = [first ?? relativeToRepository(versionsFile), ...others].join(' and ');
    throw new UserError(`Version ${name} exists: ${found}. --undo ${name} removes it.`);
  }
  const { version } = apiFacts.read().tables;
  if (name !== version) throw new UserError(`The SDK is ${version}, not ${name}.`);
  const release = path.join(referenceFolder, 'releases', `${name}.json`);
  if (!existsSync(release)) {
    throw new UserError(`${relativeToRepository(release)} is not there: npm run reference:release`);
  }
  await buildChanged(packages);
  for (const check of checks) {
    const code = await runNpm(['run', '--silent', `check:${check}`]);
    if (code !== 0) throw new UserError(`check:${check} fails. Nothing was frozen.`);
  }
}

async function readFacts(): Promise<FrozenVersionData> {
  const facts: Record<Locale, FrozenFacts> = { ko: {}, en: {} };
  for (const { path: page, locale } of listPages(pageFolders)) {
    const tree = parsePage(readFileSync(page, 'utf8'), page);
    await freezeFacts(tree, apiFacts.contextFor(locale), facts[locale]);
  }
  return {
    baseUrl: brand.baseUrl,
    facts,
    verifications: Object.fromEntries(
      samples.list().map((name) => [name, samples.verificationOf(name)]),
    ),
    strings: { ko: { ...samples.strings('ko') }, en: { ...samples.strings('en') } },
  };
}

async function freeze(name: string): Promise<void> {
  const { facts, samples: frozenSamples, searchNames, sdk, live } = listParts(name);
  mkdirSync(versionFolder(name), { recursive: true });
  writeFileSync(facts, JSON.stringify(await readFacts()));
  cpSync(samplesFolder, frozenSamples, { recursive: true });
  for (const locale of locales) {
    const names = path.join(searchNamesFolder, locale);
    cpSync(names, path.join(searchNames, locale), { recursive: true });
  }
  await freezeSdkFiles(sdk);
  await writeLive(live, name);
  // Written last, because it lists the version: until then, no incomplete version exists.
  const program = [resolveDocusaurus(websiteFolder), 'docs:version', name];
  const code = await runProgram(process.execPath, program, {
    folder: websiteFolder,
    environment: { NO_UPDATE_NOTIFIER: '1' },
  });
  if (code !== 0) throw new UserError('Docusaurus could not freeze the pages.');
}

/** Removes everything of a version, complete or not. Returns what was removed. */
function undo(name: string): string[] {
  const removed = existing(name);
  const parts = [...removed, versionFolder(name)];
  for (const part of parts) rmSync(part, { recursive: true, force: true });
  for (const folder of new Set(parts.map((part) => path.dirname(part)))) {
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
  const names = listVersionNames();
  const left = names.filter((one) => one !== name);
  if (left.length === 0) rmSync(versionsFile, { force: true });
  else writeFileSync(versionsFile, `${JSON.stringify(left, null, 2)}\n`);
  return names.length === left.length ? removed : [...removed, versionsFile];
}

const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { undo: { type: 'boolean' } },
});
const [, name = '', ...more] = positionals;
if (!/^\d+\.\d+\.\d+$/.test(name) || more.length > 0) {
  exitWithUsage(`"${positionals.slice(1).join(' ')}" is no version of three numbers.`, usage);
}
if (values.undo) {
  const removed = undo(name).map(relativeToRepository);
  console.log(removed.length > 0 ? removed.join('\n') : `There is no version ${name}.`);
} else {
  await assertFreezable(name);
  try {
    await freeze(name);
  } catch (error) {
    undo(name);
    throw error;
  }
  console.log(existing(name).map(relativeToRepository).join('\n'));
}
