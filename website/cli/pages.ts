import { formatProblem } from 'docs-kit';
import { checkPages, checkTranslations, listTranslations } from 'docs-parity';
import { docsParity } from '../config/docsParity';

/** Checks all pages against all rules. */
async function check(): Promise<void> {
  const { site, problems } = await checkPages(docsParity);
  for (const problem of problems) console.error(formatProblem(problem));
  const pages = `${site.ko.size} Korean and ${site.en.size} English pages`;
  console.log(`${pages}, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Reports pages whose translations are outdated. */
function checkLanguages(): void {
  const problems = checkTranslations(docsParity);
  for (const problem of problems) console.error(problem);
  const pages = listTranslations(docsParity);
  const current = pages.filter(({ state }) => state === 'current').length;
  console.log(`${current} of ${pages.length} pages are in sync`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[2] === 'translations') checkLanguages();
else void check();
