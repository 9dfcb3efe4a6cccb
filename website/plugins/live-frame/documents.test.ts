import { expect, it } from 'vitest';
import { hashOf } from 'static-host-rules';
import { pageDocument } from './writeLiveFiles';

const policyOf = (body: string) =>
  /content="(.*?)"/.exec(pageDocument(`<html><head></head>${body}</html>`, '/'))?.[1];

it('lets a page run its own scripts and styles, however they are written', () => {
  const policy = policyOf('<SCRIPT title="a > b">one()</SCRIPT ><Style>a {}</Style>');
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('a {}')}`);
});

it('allows nothing for data', () => {
  const policy = policyOf('<script type="application/json">{}</script>');
  expect(policy).not.toContain(hashOf('{}'));
});
