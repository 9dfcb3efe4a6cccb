import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const sdkSource = new URL('./packages/sdk/src/', import.meta.url).pathname;
const agentSource = new URL('./packages/agent/src/', import.meta.url).pathname;

/** Starting a process takes longer than most tests, so those that need no isolation share one. */
const listSharing = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /^(?!.*node_modules).*\.test\.tsx?$/.test(file))
    .filter(
      (file) =>
        !/\bvi\.(mock|stub|spyOn|useFake)|clockRoom\(|heapBytes|memoryUsage|setFlagsFromString/.test(
          readFileSync(new URL(file, import.meta.url), 'utf8'),
        ),
    );

const website = ['website', 'scripts', 'bench'];
const sharing = listSharing(...website, 'tests');
const packagesSharing = listSharing('packages');

export default defineConfig({
  resolve: {
    // Tests import the sources, so that none passes against a stale build.
    alias: [
      { find: /^@site\//, replacement: new URL('./website/', import.meta.url).pathname },
      { find: /^product-sdk$/, replacement: `${sdkSource}index.ts` },
      { find: /^product-sdk\/(.*)$/, replacement: `${sdkSource}$1/index.ts` },
      { find: /^product-agent$/, replacement: `${agentSource}index.ts` },
      { find: /^product-agent\/(.*)$/, replacement: `${agentSource}$1/index.ts` },
    ],
  },
  test: {
    // Generous timeouts: a busy machine is slow, and only a hang should fail.
    testTimeout: 30_000,
    // Uses all cores, because many tests wait.
    maxWorkers: '100%',
    exclude: ['**/node_modules/**', '**/dist/**', 'website/build/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{website,scripts,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: sharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude: packagesSharing,
        },
      },
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      {
        extends: true,
        test: { name: 'packages sharing', include: packagesSharing, isolate: false },
      },
    ],
  },
});
