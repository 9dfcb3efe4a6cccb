import type { Place } from '../harness/agentPage';
import type { Observation } from './observe';
import { runMatrix } from './runMatrix';
import '../harness/agentPage';

declare global {
  interface Window {
    runMatrix(steady: Place, dropping: Place): Promise<Observation[]>;
  }
}

const options = { reconnect: { baseDelayMs: 50 } };

window.runMatrix = (steady, dropping) =>
  runMatrix({
    createAgent: () => window.agentAt(steady, options),
    createDroppedAgent: () => window.agentAt(dropping, options),
    hasMicrophone: true,
  });
