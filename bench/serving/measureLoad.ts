import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningEngine } from '../../tests/http/startEngine';
import { readMemory } from './readMemory';

/** What a server made of the load. */
export interface Load {
  requestsPerSecond: number;
  latencyP99: string;
  /** Answers that failed, and connections that broke or were not answered in time. */
  errors: number;
  /** Resident memory in MB before the load, once it was warm, at its most, and after it. */
  memory: { before: number; warm: number; most: number; after: number };
}

const figure = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

function countErrors(report: string): number {
  const kinds = ['connect', 'read', 'write', 'timeout'];
  const broken = kinds.map((kind) =>
    figure(report, new RegExp(`Socket errors:.*\\b${kind} (\\d+)`)),
  );
  return broken.reduce((sum, count) => sum + count, figure(report, /Non-2xx[^:]*: (\d+)/));
}

/** Asks for these paths in turn, as a browser does. */
function writeScript(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  return `local paths, turn = { ${list} }, 0
wrk.headers["Accept-Encoding"] = "gzip, br"
function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
`;
}

/** Has 200 connections ask a server for these paths without a pause. */
export async function measureLoad(
  wrk: string,
  server: RunningEngine,
  paths: readonly string[],
  seconds: number,
): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  const script = join(folder, 'paths.lua');
  await writeFile(script, writeScript(paths));
  const before = readMemory(server.processId);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(readMemory(server.processId)), 1_000);
  const options = ['-t2', '-c200', `-d${seconds}s`, '--latency', '-s', script];
  const url = `http://127.0.0.1:${server.port}`;
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  clearInterval(timer);
  await rm(folder, { recursive: true });
  return {
    requestsPerSecond: figure(stdout, /Requests\/sec:\s+([\d.]+)/),
    latencyP99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '',
    errors: countErrors(stdout),
    memory: {
      before,
      warm: samples[Math.floor(samples.length / 4)] ?? NaN,
      most: Math.max(...samples),
      after: readMemory(server.processId),
    },
  };
}
