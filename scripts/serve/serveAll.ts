import { say } from '../say';
import { serveAgent } from './serveAgent';
import { serveSite } from './serveSite';
import { stopOnSignal } from './stopOnSignal';

/** Serves the built site and the local agent until the process is asked to stop. */
export async function serveAll(): Promise<void> {
  const site = await serveSite();
  const agent = await serveAgent();
  console.log(say('howToStop'));
  stopOnSignal([() => site.close(), () => agent.stop()]);
}
