import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeBaseUrl, otherBaseUrl } from './describeBaseUrl';
import { describeCaching } from './describeCaching';
import { describeHostility } from './describeHostility';
import { describePages } from './describePages';
import { describePolicy } from './describePolicy';
import { describeRanges } from './describeRanges';
import { writeFixture } from './writeFixture';

export interface Host {
  port: number;
  close(): Promise<void>;
}

type Start = (folder: string, baseUrl: string) => Promise<Host>;

/**
 * What may be answered: first what our own server does, then what is right as well. The standard
 * leaves a choice for requests that no browser sends, and other programs make it their way.
 */
export type Choice = (ours: number, ...others: readonly number[]) => readonly number[];

function serving(start: Start, baseUrl: string): () => number {
  let folder: string;
  let host: Host;
  beforeAll(async () => {
    folder = await writeFixture();
    host = await start(folder, baseUrl);
  });
  afterAll(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });
  return () => host.port;
}

/** Describes what any host of the built folder must do, given a way to start one. */
export function describeHost(name: string, start: Start, choose: Choice = (...all) => all): void {
  describe(name, () => {
    const port = serving(start, '/');
    describePages(port);
    describeCaching(port);
    describePolicy(port);
    describeRanges(port, choose);
    describeHostility(port, choose);
  });
}

/** Describes what any host must do that keeps the site below its root. */
export function describeBelow(name: string, start: Start): void {
  describe(name, () => describeBaseUrl(serving(start, otherBaseUrl)));
}
