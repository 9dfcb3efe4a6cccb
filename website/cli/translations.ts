import { acceptPage, listTranslations } from 'docs-parity';
import { readOptions } from '../../scripts/readOptions';
import { docsParity } from '../config/docsParity';

const usage = `npm run translations                    lists the state of every page
npm run translations -- --accept PAGE   records that both languages are in sync
npm run translations -- --accept-all    the same for every page`;

const { values } = readOptions(usage, {
  options: {
    accept: { type: 'string', multiple: true },
    'accept-all': { type: 'boolean' },
  },
});

try {
  const everyName = () => listTranslations(docsParity).map(({ name }) => name);
  for (const name of values['accept-all'] ? everyName() : (values.accept ?? []))
    acceptPage(docsParity, name);
  console.table(listTranslations(docsParity).map(({ name, state }) => ({ page: name, state })));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
