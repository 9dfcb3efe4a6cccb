import { defineConfig } from 'vitest/config';

const sdkSource = new URL('./packages/sdk/src/', import.meta.url).pathname;
const agentSource = new URL('./packages/agent/src/', import.meta.url).pathname;

export default defineConfig({
  resolve: {
    // Tests run against the sources, so that none can pass against a stale build.
    alias: [
      { find: /^@site\//, replacement: new URL('./website/', import.meta.url).pathname },
      { find: /^product-sdk$/, replacement: `${sdkSource}index.ts` },
      { find: /^product-sdk\/(.*)$/, replacement: `${sdkSource}$1/index.ts` },
      { find: /^product-agent$/, replacement: `${agentSource}index.ts` },
      { find: /^product-agent\/(.*)$/, replacement: `${agentSource}$1/index.ts` },
    ],
  },
  test: {
    include: ['{packages,website,hosting,prose,scripts,tests,bench}/**/*.test.{ts,tsx}'],
    // A machine may be busy with other things: what hangs is ended, what is slow is not.
    testTimeout: 30_000,
    // Many tests wait: a core that is left free, as by default, would wait with them.
    maxWorkers: '100%',
    exclude: ['**/node_modules/**', '**/dist/**', 'website/build/**'],
  },
});
