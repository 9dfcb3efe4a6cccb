import { countAfter } from './navigation/countAfter';
import { type Network, networks, timePress, ways } from './navigation/timePress';
import { openBuiltSite } from './site/openBuiltSite';
import { median, slowdown } from './site/timing';

const rounds = 5;
const visits = 200;

const site = await openBuiltSite();
const cases = (Object.keys(networks) as Network[]).flatMap((network) =>
  ways.map((way) => ({ network, way, times: [] as number[] })),
);
// Measures round by round, so that load on the machine affects every case alike.
for (let round = 0; round < rounds; round++) {
  for (const { network, way, times } of cases) {
    times.push(await timePress(site.browser, site.url, way, network));
  }
}
const counts = await countAfter(site.browser, site.url, visits);
await site.close();

const first = median(cases[0]?.times ?? []);
console.log(
  `Time from a click on a link to the new heading, with the CPU slowed down ${slowdown} times`,
);
console.table(
  cases.map(({ network, way, times }) => {
    const time = median(times);
    return { network, way, ms: Math.round(time), 'of the first': (time / first).toFixed(2) };
  }),
);
console.log(`What is in memory after ${visits} and after ${2 * visits} navigations`);
console.table(counts);
for (const [what, { before, after }] of Object.entries(counts)) {
  if (after <= before * 1.1) continue;
  console.error(`${what} grew from ${before} to ${after}`);
  process.exitCode = 1;
}
