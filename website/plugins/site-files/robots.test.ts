import { expect, it } from 'vitest';
import { renderRobots } from '.';

it('allows every crawler and lists the sitemap of each language', () => {
  expect(renderRobots(['https://docs.example/sdk/', 'https://docs.example/sdk/en/'])).toBe(
    'User-agent: *\nAllow: /\n\n' +
      'Sitemap: https://docs.example/sdk/sitemap.xml\n' +
      'Sitemap: https://docs.example/sdk/en/sitemap.xml\n',
  );
});
