import { expect, it } from 'vitest';
import { renderFeed } from './changelogFeed';

it('renders an entry per version with escaped text and code', () => {
  const lines = [['Default of ', { code: 'Tool<Input>' }, ': removed']];
  const releases = [
    {
      version: '0.2.0',
      date: '2026-02-03',
      notes: 'A & B.',
      sections: [{ title: 'Breaking', lines }],
    },
    { version: '0.1.0', date: '2026-01-02', notes: 'The first version.', sections: [] },
  ];
  const feed = renderFeed(releases, 'en', 'https://docs.example/en/');
  expect(feed).toContain('<id>https://docs.example/en/docs/introduction/#version-0-2-0</id>');
  expect(feed).toContain('<updated>2026-02-03T00:00:00Z</updated>\n  <entry>');
  expect(feed).toContain(
    '<content type="html">&lt;p&gt;A &amp;amp; B.&lt;/p&gt;&lt;h2&gt;Breaking&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Default of &lt;code&gt;Tool&amp;lt;Input&amp;gt;&lt;/code&gt;: removed&lt;/li&gt;&lt;/ul&gt;</content>',
  );
  expect(feed.match(/<entry>/g)).toHaveLength(2);
});
