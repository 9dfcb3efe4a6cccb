import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localizeSample } from 'runnable-samples';
import { hashOf } from 'static-host-rules';
import { samplesFolder } from '../../config/samples';
import { pageDocument } from './documents';
import { stringsBelow } from './writeLiveFiles';

const policyOf = (body: string) =>
  /content="(.*?)"/.exec(pageDocument(`<html><head></head>${body}</html>`, '/'))?.[1];

it('adds the hashes of inline scripts and styles to the policy, in any letter case', () => {
  const policy = policyOf('<SCRIPT title="a > b">one()</SCRIPT ><Style>a {}</Style>');
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('a {}')}`);
});

it('adds no hash for a data block', () => {
  const policy = policyOf('<script type="application/json">{}</script>');
  expect(policy).not.toContain(hashOf('{}'));
});

it.each([
  ['en', '/product-docs/en/'],
  ['ko', '/product-docs/'],
] as const)('a sample that asks these docs in %s finds them below the base URL', (locale, base) => {
  const source = readFileSync(`${samplesFolder}/usage/react/AskDocs.tsx`, 'utf8');
  const program = localizeSample(source, stringsBelow('/product-docs/', locale));
  expect(program.match(/(?<=')\/.*(?=')/g)).toEqual([base, '/product-docs/search/worker.js']);
});
