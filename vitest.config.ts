import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,website,hosting,prose,scripts,tests,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
  },
});
