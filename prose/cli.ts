import { formatProblem, UnreadablePage } from 'docs-kit';
import { readPage } from '../website/plugins/page-checks/site/readPage';
import { readPages } from '../website/plugins/page-checks/site/readSite';
import { lintPassage } from './lintPassage';
import { readDescriptionPassages } from './passages/readDescriptionPassages';
import { readInterfacePassages } from './passages/readInterfacePassages';
import { readPagePassages } from './passages/readPagePassages';

const pages = await readPages(readPage).catch((error: unknown): never => {
  if (!(error instanceof UnreadablePage)) throw error;
  console.error(formatProblem(error.problem));
  process.exit(1);
});
const passages = [
  ...pages.flatMap(readPagePassages),
  ...readDescriptionPassages(),
  ...readInterfacePassages(),
];
const problems = passages.flatMap(lintPassage);
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${passages.length} passages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
