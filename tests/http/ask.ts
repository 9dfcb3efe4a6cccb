import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent. */
  body: Buffer;
  /** Decompressed. */
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends a request target to a local server exactly as written, without resolving dot segments. */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers } = question;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        const text = String(decode && body.length > 0 ? decode(body) : body);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Sends arbitrary bytes. Resolves with the status of the response, or 0 when the connection is
 * closed.
 */
export function askRaw(port: number, bytes: string | Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (!status) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', () => resolve(0));
    socket.on('close', () => resolve(0));
    socket.write(bytes);
  });
}
