#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer';
import { Documentation } from './Documentation';

const usage = `product-docs-mcp: the documentation of product-sdk for coding assistants, over stdio

  --site   a folder with the built site. Default: the one in the package
  --types  a folder with the types of the SDK. Default: those in the package`;

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Answers on stdin and stdout until the assistant closes them. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: beside('site') },
      types: { type: 'string', default: beside('types') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const documentation = {
    ko: new Documentation(values.site, 'ko'),
    en: new Documentation(values.site, 'en'),
  };
  const { version } = documentation.en.reference;
  const server = createServer({ documentation, types: values.types, version });
  await server.connect(new StdioServerTransport());
}

try {
  await run();
} catch (error) {
  // Standard output belongs to the protocol.
  console.error((error as Error).message);
  process.exitCode = 1;
}
