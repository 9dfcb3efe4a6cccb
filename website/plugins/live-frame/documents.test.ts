import { expect, it } from 'vitest';
import { hashOf } from 'static-host-rules';
import { pageDocument } from './documents';

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
