import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { stripTypes } from 'runnable-samples/reader';
import { samples, samplesFolder } from '../../website/config/samples';

const modules = samples.list().filter((name) => name.endsWith('.ts'));

it.each(modules)('strips %s to the same code as esbuild and keeps its line count', async (name) => {
  const source = readFileSync(path.join(samplesFolder, name), 'utf8');
  const stripped = stripTypes(source);
  const [ours, built] = await Promise.all([
    transform(stripped, { loader: 'js', minifyWhitespace: true }),
    transform(source, { loader: 'ts', minifyWhitespace: true }),
  ]);
  expect(ours.code).toBe(built.code);
  expect(stripped.split('\n')).toHaveLength(source.split('\n').length);
});

it('rejects a syntax error with its position', () => {
  expect(() => stripTypes('const a = 1;\nconst = 2;\n')).toThrow('(2:7)');
});
