import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask';
import { describeCaching } from './describeCaching';
import { describeHostility } from './describeHostility';
import { describePages } from './describePages';
import { describeRanges } from './describeRanges';
import { framePolicy, writeFixture } from './writeFixture';

export interface Host {
  port: number;
  close(): Promise<void>;
}

type Start = (folder: string, baseUrl: string) => Promise<Host>;

/**
 * Allowed statuses: first that of our own server, then others that are correct. The standard leaves
 * a choice for requests that no browser sends, and servers differ.
 */
export type Choice = (ours: number, ...others: readonly number[]) => readonly number[];

function serving(start: Start, baseUrl: string): () => number {
  let folder: string;
  let host: Host;
  beforeAll(async () => {
    folder = await writeFixture();
    host = await start(folder, baseUrl);
  });
  afterAll(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });
  return () => host.port;
}

function describePolicy(port: () => number): void {
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

/** The base URL on hosts that serve the site below their root. */
const otherBaseUrl = '/product/sdk/';

function describeBaseUrl(port: () => number): void {
  describe('below another base URL', () => {
    it.each(['/product/sdk/', '/product/sdk/en/', '/product/sdk/assets/js/main.0123abcd.js'])(
      'serves %s',
      async (path) => {
        expect((await ask(port(), path)).status).toBe(200);
      },
    );

    it.each([
      ['/product/sdk', '/product/sdk/'],
      ['/product/sdk/docs/', '/product/sdk/docs/introduction/'],
      ['/product/sdk/en/index.html', '/product/sdk/en/'],
    ])('leads from %s to %s', async (from, to) => {
      const { status, headers } = await ask(port(), from);
      expect(status).toBe(301);
      expect(headers.location).toBe(to);
    });

    it.each([
      ['/', 'ko'],
      ['/docs/introduction/', 'ko'],
      ['/product/sdkdocs/', 'ko'],
      ['/product/sdk/en/nothing/', 'en'],
    ])('answers %s with 404 in the language %s', async (path, language) => {
      const { status, text } = await ask(port(), path);
      expect(status).toBe(404);
      expect(text).toContain(`lang="${language}"`);
    });
  });
}

/** Tests for any host of the built folder, given a function that starts one. */
export function describeHost(name: string, start: Start, choose: Choice = (...all) => all): void {
  describe(name, () => {
    const port = serving(start, '/');
    describePages(port);
    describeCaching(port);
    describePolicy(port);
    describeRanges(port, choose);
    describeHostility(port, choose);
  });
}

/** Tests for any host that serves the site below its root. */
export function describeBelow(name: string, start: Start): void {
  describe(name, () => describeBaseUrl(serving(start, otherBaseUrl)));
}
