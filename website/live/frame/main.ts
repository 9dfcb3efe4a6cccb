import type { Agent } from 'product-sdk';
import { openChannel } from '../room/openChannel';
import { startRoom } from '../room/startRoom';
import { sinceStart } from '../room/Telling';
import { toThrown } from '../room/toThrown';
import { watchAgent } from '../room/watchAgent';

// A page of somebody else could hold this frame; it is told nothing and runs nothing.
const { location: holder } = window.parent;
if (window.parent === window || holder.origin !== location.origin) throw new Error('not held');

const { program, cause } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const tell = openChannel(location.origin);
startRoom(tell, cause);
tell({ type: 'started' });

/** Tells the page what an agent does. */
export const watch = (agent: Agent): void => watchAgent(agent, tell);

// A sample that is a page itself comes with its own code.
if (program && /^(samples|causes)\/[\w/-]+$/.test(program)) {
  import(new URL(`../${program}.js`, import.meta.url).href).then(
    () => tell({ type: 'result', atMs: sinceStart() }),
    (reason) => tell({ type: 'result', atMs: sinceStart(), thrown: toThrown(reason) }),
  );
}
