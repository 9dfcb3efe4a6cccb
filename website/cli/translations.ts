import { acceptPage, declareBehind, listTranslations, setSource } from 'docs-parity';
import { readOptions } from '../../scripts/readOptions';
import { docsParity } from '../config/docsParity';

const usage = `npm run translations                                  lists the state of every page
npm run translations -- --accept PAGE                 records that both languages are in sync
npm run translations -- --accept-all                  the same for every page
npm run translations -- --declare PAGE --why REASON   allows the other language to stay outdated
npm run translations -- --source en PAGE              sets the language that the page is written in first`;

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
