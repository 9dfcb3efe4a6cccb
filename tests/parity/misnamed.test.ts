import { lintSite } from 'docs-parity';
import { expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { samples } from '../../website/config/samples';
import { makeSite } from './makeSite';

const page = (body: string) => `---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`;

/** The problems when the Korean page names `wrong` and the English one `right`. */
async function problemsOf(wrong: string, right: string) {
  const { site, problems } = await makeSite({
    ko: { introduction: page(wrong) },
    en: { introduction: page(right) },
  });
  return lintSite(site, problems).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const { tables } = apiFacts.read();
const [{ code } = { code: '' }] = tables.errors;
const [sample = ''] = samples.list();

test.each([
  ['sample', `<Sample name="${sample.replace('.', 's.')}" />`, `<Sample name="${sample}" />`],
  [
    'region',
    '<Sample name="troubleshooting/watch.ts" region="wach" />',
    '<Sample name="troubleshooting/watch.ts" region="watch" />',
  ],
  ['limit', '<Limit name="textCharacter" />', '<Limit name="textCharacters" />'],
  ['error', `<ErrorCode code="${code}s" />`, `<ErrorCode code="${code}" />`],
  ['operation', '<Api name="conect" />', '<Api name="connect" />'],
  ['state', '<State name="redy" />', '<State name="ready" />'],
  ['event', '<EventName name="mesage" />', '<EventName name="message" />'],
  ['default', '<Default of="languages" />', '<Default of="language" />'],
  ['component', '<Limits name="textCharacters" />', '<Limit name="textCharacters" />'],
])(
  'reports an unknown %s only on its page, and suggests a similar one',
  async (_, wrong, right) => {
    const problems = await problemsOf(wrong, right);
    expect(problems).toEqual([expect.stringMatching(/^ko\/introduction\.mdx:6 .*Did you mean/)]);
  },
);

test('reports an unknown error group, and no missing headings', async () => {
  const problems = await problemsOf(
    '## Errors {#errors}\n\n<ErrorCatalogue group="microphones" />',
    '## Errors {#errors}\n\n<ErrorCatalogue group="microphone" />',
  );
  expect(problems).toEqual([expect.stringContaining('Did you mean "microphone"?')]);
});
