#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CodeChecker } from './CodeChecker';
import { createServer } from './createServer';
import { Documentation } from './Documentation';
import { serveHttp } from './serveHttp';

const usage = `product-docs-mcp: the documentation of product-sdk for coding assistants, over stdio

  --http          a port, to serve streamable HTTP at /mcp instead
  --host          the address to listen on. Default: 127.0.0.1
  --allow-origin  an origin that is allowed to connect. You can repeat this option
  --site          a folder with the built site. Default: the one in the package
  --types         a folder with the types of the SDK. Default: those in the package`;

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new Error(`--http is "${text}": give a port, such as 8080.`);
}

/** Serves on stdin and stdout until the assistant closes them, or on a port until it is stopped. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      http: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
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
  const checker = new CodeChecker(values.types);
  const create = () => createServer({ documentation, checker, version });
  if (values.http === undefined) return create().connect(new StdioServerTransport());
  const { address } = await serveHttp({
    port: readPort(values.http),
    host: values.host,
    allowedOrigins: values['allow-origin'],
    createServer: create,
  });
  console.log(address);
}

try {
  await run();
} catch (error) {
  // Standard output carries the protocol.
  console.error((error as Error).message);
  process.exitCode = 1;
}
