import { createAgent, type Agent, type AgentOptions } from 'product-sdk';
import * as sdk from 'product-sdk';
import * as audio from 'product-sdk/audio';
import * as face from 'product-sdk/face';
import { getToken } from '../../samples/api/getToken';
import type { Thrown } from '../channel/FrameMessage';
import { openChannel } from '../room/openChannel';
import { startRoom } from '../room/startRoom';
import { sinceStart, type Tell } from '../room/Telling';
import { toThrown } from '../room/toThrown';
import { watchAgent } from '../room/watchAgent';
import { announceLoad } from './announceLoad';
import { nameAddresses } from './nameAddresses';
import { offerGuard } from './offerGuard';
import { offerModules } from './offerModules';
import { playTone } from './playTone';
import { runModule } from './runModule';
import { runScripts } from './runScripts';
import { showMarkup } from './showMarkup';
import { takeAwayPeers } from './takeAwayPeers';
import { tellRefused } from './tellRefused';
import { untilAtRest } from './untilAtRest';

/** The SDK, its events told to the page as well, and the agents that it makes listed. */
function watchedSdk(tell: Tell, agents: Agent[]): typeof sdk {
  return {
    ...sdk,
    createAgent(options: AgentOptions) {
      const agent = createAgent(options);
      watchAgent(agent, tell);
      agents.push(agent);
      return agent;
    },
  };
}

// Whoever shows this document must have taken its origin away: with one, it would run anybody's
// code in the name of the site.
if (window.origin === 'null' && window.parent !== window) {
  takeAwayPeers();
  playTone();
  const tell = openChannel('*', (order) => {
    if (order.type !== 'run-edited') return;
    const { script, markup, cause } = order;
    const agents: Agent[] = [];
    const shared = watchedSdk(tell, agents);
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
    // Before the room prints them.
    addEventListener('error', ({ error }) => nameAddresses(error, addresses));
    addEventListener('unhandledrejection', ({ reason }) => nameAddresses(reason, addresses));
    startRoom(tell, cause);
    const tellHandlers = tellRefused();
    const end = (thrown?: Thrown): void => tell({ type: 'result', atMs: sinceStart(), thrown });
    // Whatever is thrown, the page hears of the end.
    Promise.resolve()
      .then(() =>
        markup
          ? runScripts(showMarkup(markup, tellHandlers), addresses)
          : runModule(script, addresses),
      )
      .then(() => (markup ? announceLoad() : untilAtRest(agents).then(() => end())))
      .catch((reason: unknown) => end(toThrown(reason)));
  });
  offerGuard(() => tell({ type: 'endless' }));
}
