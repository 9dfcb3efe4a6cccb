import * as sdk from 'product-sdk';
import * as audio from 'product-sdk/audio';
import * as face from 'product-sdk/face';
import { createPageAgent } from 'product-agent/page';
import { getToken } from '../../samples/api/getToken';
import { formatLine, offerModules, wrapConsole } from 'runnable-samples/frame';
import { createPageFetch, createPageSocket } from '../runtime/network';

const addressOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** An import map for the page's own module, which works in a file too. */
function offerImports(modules: Record<string, object>): void {
  const offered = offerModules(modules, addressOf);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports: Object.fromEntries(offered) });
  document.currentScript?.after(map);
}

// The runtime of a sample saved as a file: provides the agent, the token server and the modules
// that it expects, and shows its output.
const agent = createPageAgent({});
window.WebSocket = createPageSocket(agent);
window.fetch = createPageFetch(agent);
Object.assign(window, { ProductSDK: sdk });
offerImports({
  'product-sdk': sdk,
  'product-sdk/audio': audio,
  'product-sdk/face': face,
  './getToken': { getToken },
});

const show = (text: string): void => document.getElementById('lines')?.append(`${text}\n`);

wrapConsole((_, values, print) => {
  print(...values);
  show(formatLine(values));
});
addEventListener('error', ({ error, message }) => show(formatLine([error ?? message])));
addEventListener('unhandledrejection', ({ reason }) => show(formatLine([reason])));
