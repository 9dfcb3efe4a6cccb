import { acceptPage, declareBehind, listTranslations, setSource } from 'docs-parity';
import { readOptions } from '../../scripts/readOptions';
import { docsParity } from '../config/docsParity';

const usage = `npm run translations                                  how the two languages of every page stand
npm run translations -- --accept PAGE                 both say the same now
npm run translations -- --accept-all                  every page does
npm run translations -- --declare PAGE --why REASON   the other language may stay behind this text
npm run translations -- --source en PAGE              the page is written in English first`;

function printTable(): void {
  const rows = listTranslations(docsParity).map(({ name, source, state, why }) => ({
    page: name,
    source,
    state,
    ...(why && { why }),
  }));
  console.table(rows);
}

const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    accept: { type: 'string', multiple: true },
    'accept-all': { type: 'boolean' },
    declare: { type: 'string' },
    why: { type: 'string' },
    source: { type: 'string' },
  },
});

try {
  const everyName = () => listTranslations(docsParity).map(({ name }) => name);
  for (const name of values['accept-all'] ? everyName() : (values.accept ?? []))
    acceptPage(docsParity, name);
  if (values.declare) declareBehind(docsParity, values.declare, values.why);
  if (values.source) setSource(docsParity, positionals[0], values.source);
  printTable();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
