import { join } from 'node:path';
import { listFiles } from '../hosting/listFiles';
import { root } from '../scripts/root';
import { startCaddy } from '../tests/http/startCaddy';
import { findProgram, type RunningEngine } from '../tests/http/startEngine';
import { brand } from '../website/brand';
import { measureLoad, type Load } from './serving/measureLoad';
import { startPreview } from './serving/startPreview';

const secondsWord = process.argv.find((word) => word.startsWith('--seconds='))?.split('=')[1];
const seconds = Number(secondsWord ?? 60);
const mostGrowth = 1.25;

const folder = join(root, 'website/build');
const script = listFiles(folder).find((path) => /^assets\/js\/main\.[^/]+\.js$/.test(path));
const pages = ['', 'docs/introduction/', 'en/docs/api/connect/', 'docs/troubleshooting/'];
const paths = [...pages, `${script}`, 'sdk/product-sdk.mjs'].map((path) => brand.baseUrl + path);

const wrk = findProgram('wrk');
const caddy = findProgram('caddy');
const servers: Record<string, () => Promise<RunningEngine>> = {
  'the preview server': startPreview,
  ...(caddy && { Caddy: () => startCaddy(caddy, folder, brand.baseUrl) }),
};
for (const [name, program] of Object.entries({ wrk, caddy })) {
  if (!program) console.log(`${name} is not installed here; Debian has it as the package ${name}.`);
}

const loads: Record<string, Load> = {};
if (wrk) {
  for (const [name, start] of Object.entries(servers)) {
    const server = await start();
    loads[name] = await measureLoad(wrk, server, paths, seconds);
    await server.close();
  }
  const megabytes = (size: number) => `${size.toFixed(0)} MB`;
  const ours = loads['the preview server'];
  const theirs = loads.Caddy;
  console.log(`200 connections for ${seconds} s on one machine, which asks and answers`);
  console.table(
    Object.fromEntries(
      Object.entries(loads).map(([name, { requestsPerSecond, latencyP99, errors, memory }]) => [
        name,
        {
          'requests per second': Math.round(requestsPerSecond),
          p99: latencyP99,
          errors,
          ...Object.fromEntries(
            Object.entries(memory).map(([when, size]) => [`memory ${when}`, megabytes(size)]),
          ),
        },
      ]),
    ),
  );
  if (ours && theirs) {
    const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
    console.log(`The preview server answers ${ratio.toFixed(2)} times as many as Caddy.`);
  }
  const isGrowing = ours && ours.memory.after > ours.memory.warm * mostGrowth;
  if (!ours || ours.errors > 0 || isGrowing) process.exitCode = 1;
}
