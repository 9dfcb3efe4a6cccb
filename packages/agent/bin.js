#!/usr/bin/env node
// Not built itself: npm links a command when it installs, and only if its file is there by then.
import { existsSync } from 'node:fs';

const program = new URL('dist/cli.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error(
    'product-agent is not built yet. Run npm run build -w product-sdk -w product-agent',
  );
  process.exitCode = 1;
}
