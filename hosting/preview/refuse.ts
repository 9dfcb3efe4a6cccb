import { headersFor } from '../headersFor';
import type { HostingRules } from '../rules';

export interface Response {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A short plain answer without a document of its own. */
export function refuse(rules: HostingRules, status: number, reason: string): Response {
  const body = Buffer.from(`${reason}\n`);
  return {
    status,
    headers: {
      ...headersFor(rules, '/'),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
    },
    body,
  };
}
