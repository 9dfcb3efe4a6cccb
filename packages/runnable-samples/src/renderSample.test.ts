import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { createHighlight } from './highlight';
import { fillPlaceholders, foldRest, renderSample } from './renderSample';

// Grammars are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

const highlight = createHighlight(tmpdir());
const values = {
  site: 'https://docs.example',
  version: '1.2.3',
  integrity: (file: string) => `sha384-${file}`,
};

test('a program has its file name as title and its language as label', async () => {
  const sample = await renderSample('api/connect.ts', 'await connect();\n', {}, values, highlight);
  expect(sample).toMatchObject({ title: 'connect.ts', label: 'TypeScript', width: 'narrow' });
});

test('a command has no title, and its placeholders are filled in', async () => {
  const sample = await renderSample('install.sh', 'npm i {{site}}/a.tgz\n', {}, values, highlight);
  expect(sample.title).toBeUndefined();
  expect(sample.html).toContain('<wbr>https://docs.example/<wbr>a.tgz');
});

test('a region within a script element of a page is labeled JavaScript', async () => {
  const page = '<script>\n  // #region say\n  say();\n  // #endregion\n</script>\n';
  const label = async (region?: string) =>
    (await renderSample('a.html', page, { region }, values, highlight)).label;
  expect(await label()).toBe('HTML');
  expect(await label('say')).toBe('JavaScript');
});

test('braces in a program are not placeholders', async () => {
  const sample = await renderSample(
    'a.tsx',
    'const a = <p style={{color}} />;\n',
    {},
    values,
    highlight,
  );
  expect(sample.html).toContain('{{');
});

test('the width class depends on the longest line', async () => {
  const width = async (columns: number) =>
    (await renderSample('a.ts', 'x'.repeat(columns), {}, values, highlight)).width;
  expect(await width(34)).toBe('narrow');
  expect(await width(48)).toBe('third');
  expect(await width(60)).toBe('half');
  expect(await width(78)).toBe('medium');
  expect(await width(79)).toBe('wide');
});

test('a long program is folded after its first lines and its marked lines', async () => {
  const program = (lines: number) =>
    Array.from({ length: lines }, (_, index) => `say(${index + 1});`).join('\n');
  const folded = async (lines: number, marked?: string) => {
    const query = { ...(marked && { lines: marked }) };
    const sample = await renderSample('a.ts', program(lines), query, values, highlight);
    const plain = (html = '') => html.replace(/<[^>]+>/g, '');
    expect(plain(sample.html)).toBe(program(lines));
    const [shown, rest] = sample.html.split('<span class=rest>');
    return { lines: sample.lines, shown: plain(shown).split('\n').length - 1, rest };
  };
  expect(await folded(24)).toMatchObject({ lines: undefined, rest: undefined });
  expect(await folded(25)).toMatchObject({ lines: 25, shown: 16 });
  expect(await folded(60, '14')).toMatchObject({ lines: 60, shown: 17 });
  expect(await folded(60, '16-30')).toMatchObject({ lines: 60, shown: 33 });
  expect(await folded(60, '14-17')).toMatchObject({ lines: 60, shown: 20 });
  // A few lines more are not worth a press.
  expect(await folded(60, '56')).toMatchObject({ lines: undefined, rest: undefined });
});

test('foldRest never splits the element of a marked line', () => {
  const html = Array.from({ length: 30 }, (_, line) => `<span class=l>${line}\n</span>`).join('');
  expect(foldRest(html, 30, new Set([1]))).toContain(
    '15\n</span><span class=rest><span class=l>16',
  );
});

test('a long command is not folded', async () => {
  const sample = await renderSample('a.sh', 'npm test\n'.repeat(40), {}, values, highlight);
  expect(sample.html).not.toContain('rest');
});

test('an error names the sample', async () => {
  await expect(renderSample('a.sh', 'x {{what}}', {}, values, highlight)).rejects.toThrow(
    'sample "a.sh": it has an unknown placeholder {{what}}',
  );
});

test('fills in site, version and integrity', () => {
  expect(
    fillPlaceholders('{{site}}/sdk/a-{{version}}.tgz {{integrity:product-sdk.js}}', values),
  ).toBe('https://docs.example/sdk/a-1.2.3.tgz sha384-product-sdk.js');
});

test('throws for an unknown placeholder and names it', () => {
  expect(() => fillPlaceholders('{{vresion}}', values)).toThrow('unknown placeholder {{vresion}}');
});
