import { describe, expect, it } from 'vitest';
import { ask } from './ask';

/** Where the site begins on hosts that keep it below their root. */
export const otherBaseUrl = '/product/sdk/';

export function describeBaseUrl(port: () => number): void {
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
