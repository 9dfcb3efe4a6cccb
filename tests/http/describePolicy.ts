import { describe, expect, it } from 'vitest';
import { ask } from './ask';
import { framePolicy } from './writeFixture';

export function describePolicy(port: () => number): void {
  const policyOf = async (path: string) =>
    String((await ask(port(), path)).headers['content-security-policy']);

  describe('policies', () => {
    it.each(['/', '/docs', '/en/nothing/', '/assets/js/main.0123abcd.js'])(
      'sends all of them with %s',
      async (path) => {
        const { headers } = await ask(port(), path);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('microphone=(self), '),
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
        });
      },
    );

    it('allows the inline scripts of both languages by hash, on one and the same list', async () => {
      const policy = await policyOf('/');
      expect(policy.match(/script-src ([^;]*)/)?.[1]?.match(/'sha256-[^']+'/g)).toHaveLength(2);
      expect(await policyOf('/en/docs/introduction/')).toBe(policy);
    });

    it('says in the header what a page cannot say itself: who may frame it', async () => {
      expect(await policyOf('/')).toMatch(/; frame-ancestors 'self'$/);
    });

    it('sends a page that carries a policy of its own that very one', async () => {
      expect(await policyOf('/live/frame/')).toBe(`${framePolicy}; frame-ancestors 'self'`);
    });

    it('names neither the program that serves nor its version', async () => {
      const { server = '', ...headers } = (await ask(port(), '/')).headers;
      expect(headers['x-powered-by']).toBeUndefined();
      expect(server).not.toMatch(/\d/);
    });
  });
}
