import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createProxyServer } from 'http-proxy-3';
import { formatMessage, UserError } from '../messages';
import { root } from '../root';
import { resolveDocusaurus } from '../runProgram';

export interface LocaleServer {
  port: number;
  /** Rejects when the server exits by itself. */
  ended: Promise<never>;
  stop(): Promise<void>;
}

const folder = join(root, 'website');
/**
 * Starts the development server of one language on its own port, and prefixes its output with the
 * language.
 */
export function startLocaleServer(locale: string, port: number): LocaleServer {
  const options = ['--locale', locale, '--host', '127.0.0.1', '--port', String(port), '--no-open'];
  const child = spawn(process.execPath, [resolveDocusaurus(folder), 'start', ...options], {
    cwd: folder,
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      // Two servers would overwrite each other's generated files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-dev-${locale}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      // It would print the inner port, where links to the other language do not work.
      const misleading = line.includes('website is running at') || line.trim() === '';
      if (!misleading) console.log(`[${locale}] ${line}`);
    });
  }
  let stopping = false;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    ended: new Promise((_resolve, reject) => {
      child.once('exit', () => {
        if (!stopping) reject(new UserError(formatMessage('languageStopped', { locale })));
      });
    }),
    stop() {
      stopping = true;
      child.kill();
      return exited;
    },
  };
}

export interface ProxiedLocale {
  /** The base URL of the language, with slashes at both ends. */
  baseUrl: string;
  port: number;
}

/**
 * A proxy that forwards each request, and each hot-reload socket, to the server of its language.
 */
export function createLocaleProxy(languages: readonly ProxiedLocale[]): Server {
  const longestFirst = [...languages].sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  const proxy = createProxyServer();

  function targetOf({ url = '/' }: IncomingMessage): string {
    const path = url.replace(/[?#].*/s, '');
    const found = longestFirst.find(({ baseUrl }) => `${path}/`.startsWith(baseUrl));
    return `http://127.0.0.1:${(found ?? longestFirst.at(-1))?.port}`;
  }

  proxy.on('error', (error, _request, response) => {
    if (!(response instanceof ServerResponse)) {
      response?.destroy();
      return;
    }
    if (!response.headersSent) response.writeHead(503, { 'Retry-After': '1' });
    response.end(`${error.message}\n`);
  });
  const server = createServer((request, response) => {
    proxy.web(request, response, { target: targetOf(request) });
  });
  server.on('upgrade', (request, socket, head) => {
    proxy.ws(request, socket, head, { target: targetOf(request) });
  });
  return server;
}
