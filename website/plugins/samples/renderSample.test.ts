import { expect, test, vi } from 'vitest';
import { renderSample } from './renderSample';

// The grammars are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const values = { site: 'https://docs.example', version: '1.2.3', integrity: () => 'sha384-x' };

test('a program carries its file name and its language', async () => {
  const sample = await renderSample('api/connect.ts', 'await connect();\n', {}, values);
  expect(sample).toMatchObject({ title: 'connect.ts', label: 'TypeScript', width: 'narrow' });
});

test('a command has no title and its placeholders are filled in', async () => {
  const sample = await renderSample('install.sh', 'npm i {{site}}/a.tgz\n', {}, values);
  expect(sample.title).toBeUndefined();
  expect(sample.html).toContain('<wbr>https://docs.example/<wbr>a.tgz');
});

test('a script that is cut from a page is called by its own language', async () => {
  const page = '<script>\n  // #region say\n  say();\n  // #endregion\n</script>\n';
  const label = async (region?: string) =>
    (await renderSample('a.html', page, { region }, values)).label;
  expect(await label()).toBe('HTML');
  expect(await label('say')).toBe('JavaScript');
});

test('braces in a program are not placeholders', async () => {
  const sample = await renderSample('a.tsx', 'const a = <p style={{color}} />;\n', {}, values);
  expect(sample.html).toContain('{{');
});

test('how wide the lines are is told', async () => {
  const width = async (columns: number) =>
    (await renderSample('a.ts', 'x'.repeat(columns), {}, values)).width;
  expect(await width(34)).toBe('narrow');
  expect(await width(60)).toBe('half');
  expect(await width(78)).toBe('medium');
  expect(await width(79)).toBe('wide');
});

test('an error names the sample', async () => {
  await expect(renderSample('a.sh', 'x {{what}}', {}, values)).rejects.toThrow(
    'sample "a.sh": it has an unknown placeholder {{what}}',
  );
});
