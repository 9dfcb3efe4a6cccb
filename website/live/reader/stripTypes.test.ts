import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { listSamples } from '../../plugins/samples/findSample';
import { samplesFolder } from '../../plugins/samples/paths';
import { stripTypes } from './main';

const samples = listSamples(samplesFolder).filter((name) => name.endsWith('.ts'));

it.each(samples)('strips %s to the same code as esbuild and keeps its line count', async (name) => {
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
