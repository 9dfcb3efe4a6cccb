import * as sdk from 'product-sdk';
import { type Agent, type AgentState, createAgent, type AgentOptions } from 'product-sdk';
import * as audio from 'product-sdk/audio';
import * as face from 'product-sdk/face';
import { getToken } from '../../samples/api/getToken';
import {
  describeThrown,
  dispatchLoadEvents,
  installLoopGuard,
  offerModules,
  offerTestTone,
  openChannel,
  removePeerConnections,
  replaceBlobAddresses,
  reportBlocked,
  runModule,
  runScripts,
  type Send,
  showMarkup,
  sinceStart,
  type Thrown,
} from 'runnable-samples/frame';
import { codeOf, watchAgent } from '../runtime/agentEvents';
import { startRuntime } from '../runtime/start';

const idleStates: readonly AgentState[] = ['idle', 'ready', 'disconnected'];
const POLL_INTERVAL_MS = 100;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once none of these agents is busy, so that code need not wait for them. */
export async function waitUntilIdle(agents: readonly Agent[]): Promise<void> {
  // Browsers report an uncaught error after the current task; but code that navigates away has no
  // time for that.
  await wait(0);
  while (agents.some(({ state }) => !idleStates.includes(state))) await wait(POLL_INTERVAL_MS);
}

/** The SDK, with its events reported to the page and its agents registered. */
function watchedSdk(send: Send, agents: Agent[]): typeof sdk {
  return {
    ...sdk,
    createAgent(options: AgentOptions) {
      const agent = createAgent(options);
      watchAgent(agent, send);
      agents.push(agent);
      return agent;
    },
  };
}

// The embedding page must sandbox this document: with an origin, it would run arbitrary code in the
// name of the site.
if (window.origin === 'null' && window.parent !== window) {
  removePeerConnections();
  offerTestTone();
  const send = openChannel('*', (request) => {
    if (request.type !== 'run-edited') return;
    const { script, markup, cause } = request;
    const agents: Agent[] = [];
    const shared = watchedSdk(send, agents);
    Object.assign(window, { ProductSDK: shared });
    const addresses = offerModules({
      'product-sdk': shared,
      'product-sdk.mjs': shared,
      'product-sdk/audio': audio,
      'product-sdk-audio.mjs': audio,
      'product-sdk/face': face,
      'product-sdk-face.mjs': face,
      './getToken': { getToken },
    });
    // Before the runtime prints them.
    addEventListener('error', ({ error }) => replaceBlobAddresses(error, addresses));
    addEventListener('unhandledrejection', ({ reason }) => replaceBlobAddresses(reason, addresses));
    startRuntime(send, cause);
    const reportHandlers = reportBlocked();
    const end = (thrown?: Thrown): void => send({ type: 'result', atMs: sinceStart(), thrown });
    // The page is told about the end even after an exception.
    Promise.resolve()
      .then(() =>
        markup
          ? runScripts(showMarkup(markup, reportHandlers), addresses)
          : runModule(script, addresses),
      )
      .then(() => (markup ? dispatchLoadEvents() : waitUntilIdle(agents).then(() => end())))
      .catch((reason: unknown) => end(describeThrown(reason, codeOf)));
  });
  installLoopGuard(() => send({ type: 'endless' }));
}
