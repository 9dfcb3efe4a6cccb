import type { Finding } from '../Finding';
import { waitAtMost } from './waitAtMost';

const PATIENCE_MS = 1_000;

/** Whether sound may start, now that the user has pressed something. Plays none. */
export async function trySound(): Promise<Finding> {
  const check = 'sound';
  try {
    const context = new AudioContext();
    await waitAtMost(PATIENCE_MS, context.resume());
    const { state, sampleRate } = context;
    void context.close();
    const detail = `AudioContext ${state}, ${sampleRate} Hz`;
    if (state === 'running') return { check, status: 'works', detail };
    return { check, status: 'fails', detail, fix: 'allowSound' };
  } catch (error) {
    return { check, status: 'fails', detail: String(error), fix: 'allowSound' };
  }
}
