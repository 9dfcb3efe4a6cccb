import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillPlaceholders } from 'api-facts';
import { formatProblem } from 'docs-kit';
import { UnreadablePage } from 'docs-kit/pages';
import {
  lintPassage,
  readMessagePassages,
  readPagePassages,
  readPages,
  readSourcePassages,
  readTextPassage,
  type Passage,
} from 'docs-parity/prose';
import { apiFacts } from '../config/apiFacts';
import { docsParity, glossary } from '../config/docsParity';
import { relativeToRepository, repositoryFolder } from '../config/paths';

const sourceFolders = ['website/src', 'website/config', 'packages/sdk/src', 'packages/agent/src'];
const isSource = (file: string): boolean => /(?<!\.test|\.d)\.tsx?$/.test(file);

function listFiles(folder: string): string[] {
  return readdirSync(path.join(repositoryFolder, folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}

const read = (file: string): string => readFileSync(path.join(repositoryFolder, file), 'utf8');

/** The texts of the site's controls and of programs. */
function readInterfacePassages(): Passage[] {
  const sources = ['website/brand.ts', ...sourceFolders.flatMap(listFiles).filter(isSource)];
  const messages = (['ko', 'en'] as const).flatMap((language) =>
    listFiles(`website/i18n/${language}`)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readMessagePassages(read(file), file, language)),
  );
  return [...sources.flatMap((file) => readSourcePassages(read(file), file)), ...messages];
}

/** The texts about the SDK's symbols: English in the sources, Korean in the descriptions. */
function readDescriptionPassages(): Passage[] {
  const reference = apiFacts.read();
  return [...reference.descriptions].flatMap(([key, { ko, file, line }]) => {
    const { text = '', place = '' } = reference.texts.get(key) ?? {};
    const [, source = '', at = '1'] = /^(.*):(\d+)$/.exec(place) ?? [];
    const korean = fillPlaceholders(ko, reference, 'ko');
    const description = { file: relativeToRepository(file), line: line + 1, column: 12 };
    return [
      readTextPassage(text, { language: 'en', file: source, line: Number(at), column: 1 }),
      readTextPassage(korean, { language: 'ko', ...description }),
    ];
  });
}

const pages = await readPages(docsParity).catch((error: unknown): never => {
  if (!(error instanceof UnreadablePage)) throw error;
  console.error(formatProblem(error.problem));
  process.exit(1);
});
const passages = [
  ...pages.flatMap(readPagePassages),
  ...readDescriptionPassages(),
  ...readInterfacePassages(),
];
const problems = passages.flatMap((passage) => lintPassage(passage, glossary));
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${passages.length} passages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
