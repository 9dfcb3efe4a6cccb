import { formatProblem } from 'docs-kit';
import { checkPages } from './checkPages';
import { readPage } from './site/readPage';

async function main(): Promise<void> {
  const { site, problems } = await checkPages(readPage);
  for (const problem of problems) console.error(formatProblem(problem));
  const pages = `${site.ko.size} Korean and ${site.en.size} English pages`;
  console.log(`${pages}, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
