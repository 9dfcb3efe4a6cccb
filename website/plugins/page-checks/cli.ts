import { checkPages, formatProblem } from './checkPages';
import { forgetOthers } from './site/keptPages';
import { recallOrRead } from './site/recallOrRead';

async function main(): Promise<void> {
  const used = new Set<string>();
  const { site, problems } = await checkPages(recallOrRead(used));
  forgetOthers(used);
  for (const problem of problems) console.error(formatProblem(problem));
  const pages = `${site.ko.size} Korean and ${site.en.size} English pages`;
  console.log(`${pages}, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
