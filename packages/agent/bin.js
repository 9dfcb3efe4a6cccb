#!/usr/bin/env node
// Checked in rather than built: npm links a command at install time, and only if the file exists by
// then.
import { existsSync } from 'node:fs';

const program = new URL('dist/cli.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error(
    'product-agent is not built yet. Run npm run build -w product-sdk -w product-agent',
  );
  process.exitCode = 1;
}
