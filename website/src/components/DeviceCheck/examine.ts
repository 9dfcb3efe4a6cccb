import { checks, type Finding } from './Finding';
import { readFeatures } from './probes/readFeatures';
import { readPermission } from './probes/readPermission';
import { readVoices } from './probes/readVoices';
import { trySound } from './probes/trySound';
import { tryStorage } from './probes/tryStorage';

/** Looks at everything that can be looked at without asking the user anything. */
export async function examine(): Promise<Finding[]> {
  const found = await Promise.all([
    readFeatures(),
    readPermission(),
    trySound(),
    readVoices(),
    tryStorage(),
  ]);
  const findings = found.flat();
  return checks.flatMap((name) => findings.find(({ check }) => check === name) ?? []);
}
