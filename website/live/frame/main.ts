import type { Agent } from 'product-sdk';
import { describeThrown, openChannel, sinceStart } from 'runnable-samples/frame';
import { codeOf, watchAgent } from '../runtime/agentEvents';
import { startRuntime } from '../runtime/start';

// Ignores pages of other origins that embed this frame.
const { origin } = window.parent.location;
if (window.parent === window || origin !== location.origin)
  throw new Error('not embedded in this site');

function addressOf(program: string): string {
  if (!/^\w+\/(samples|causes)\/[\w/-]+$/.test(program)) throw new Error(`no program: ${program}`);
  return new URL(`../${program}.js`, import.meta.url).href;
}

const send = openChannel(location.origin, (request) => {
  if (request.type !== 'run') return;
  startRuntime(send, request.cause);
  import(addressOf(request.program)).then(
    // What is shown stays until the reader stops it.
    ({ keepsRunning }: { keepsRunning?: true }) =>
      keepsRunning || send({ type: 'result', atMs: sinceStart() }),
    (reason) =>
      send({ type: 'result', atMs: sinceStart(), thrown: describeThrown(reason, codeOf) }),
  );
});

/** Reports an agent's events to the page. */
export const watch = (agent: Agent): void => watchAgent(agent, send);

/** Loads everything while the request to run is awaited. */
function prepare(program: string): void {
  void import(new URL('product-sdk.js', import.meta.url).href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = addressOf(program);
  document.head.append(link);
}

const { program, cause } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
if (program) prepare(program);
// A sample that is a page comes with its own code, which runs by itself.
else startRuntime(send, cause);
