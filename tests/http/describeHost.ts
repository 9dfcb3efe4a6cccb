import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeCaching } from './describeCaching';
import { describeHostility } from './describeHostility';
import { describePolicy } from './describePolicy';
import { describePages } from './describePages';
import { describeRanges } from './describeRanges';
import { writeFixture } from './writeFixture';

export interface Host {
  port: number;
  close(): Promise<void>;
}

/** Describes what any host of the built folder must do, given a way to start one. */
export function describeHost(name: string, start: (folder: string) => Promise<Host>): void {
  describe(name, () => {
    let folder: string;
    let host: Host;
    beforeAll(async () => {
      folder = await writeFixture();
      host = await start(folder);
    });
    afterAll(async () => {
      await host.close();
      await rm(folder, { recursive: true });
    });
    const port = () => host.port;
    describePages(port);
    describeCaching(port);
    describePolicy(port);
    describeRanges(port);
    describeHostility(port);
  });
}
