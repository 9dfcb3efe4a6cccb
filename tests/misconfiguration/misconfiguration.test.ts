import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, type BuildResult } from './buildSite';
import type { FaultySite } from './FaultySite';
import { faults } from './faults';

const atOnce = 2;
const patience = 600_000;

const soundSite: FaultySite = {
  navbarItems: [{ type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs' }],
  files: { 'docs/first.md': '# First\n\n[somewhere](/docs/second/#nowhere)\n' },
};

describe('a misconfigured site', () => {
  const results = new Map<FaultySite, BuildResult>();

  beforeAll(async () => {
    const waiting = [...new Set([soundSite, ...faults.map(({ site }) => site)])];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results.set(next, await buildSite(next));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }, patience);

  it.each(faults)('fails to build with $name, and explains why', ({ site, says }) => {
    const { code, output } = results.get(site) ?? { code: 0, output: '' };
    expect(code).toBe(1);
    for (const words of says) expect(output).toMatch(words);
  });

  it('builds with a broken anchor, and warns about it', () => {
    const { code, output } = results.get(soundSite) ?? { code: 1, output: '' };
    expect(output).toContain('linking to /docs/second/#nowhere');
    expect(code).toBe(0);
  });
});
