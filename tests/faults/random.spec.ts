import { expect, test } from '@playwright/test';
import { runRandomFaults } from './randomFaults';

// FAULT_RUNS and FAULT_SEED: `npm run faults -- --runs 1000 --seed 1`.
const runs = Number(process.env.FAULT_RUNS ?? 8);
const first = Number(process.env.FAULT_SEED ?? 1);
const mostLoads = 16;

test.describe.configure({ timeout: 180_000 });

for (let seed = first; seed < first + runs; seed += 1) {
  test(`random faults leave pages readable and links working, seed ${seed}`, async ({ page }) => {
    const { told, loads } = await runRandomFaults(page, seed);
    expect(loads, told.join('; ')).toBeLessThan(mostLoads);
  });
}
