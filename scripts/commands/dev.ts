import { listen, loopback } from 'static-host-rules';
import { brand } from '../../website/brand';
import { localePrefixes } from '../../website/config/hosting';
import { buildChanged } from '../make/buildChanged';
import { packages } from '../make/products';
import { createLocaleProxy, startLocaleServer } from '../dev/locales';
import { formatMessage } from '../messages';
import { choosePort, findFreePort } from '../serve/ports';
import { rejectArguments, serveAgent, stopOnSignal } from '../serve/serve';

rejectArguments();
await buildChanged(packages);
const chosenPort = await choosePort('PORT', 3000);
const agent = await serveAgent();

const languages = await Promise.all(
  Object.entries(localePrefixes).map(async ([locale, prefix]) => {
    console.log(formatMessage('languageStarting', { locale }));
    const server = startLocaleServer(locale, await findFreePort());
    return { locale, server, port: server.port, baseUrl: brand.baseUrl.slice(0, -1) + prefix };
  }),
);
const proxy = await listen(() => createLocaleProxy(languages), chosenPort, loopback);
stopOnSignal([proxy.close, ...languages.map(({ server }) => server.stop), () => agent.stop()]);

const ended = Promise.race(languages.map(({ server }) => server.ended));
await Promise.race([ended, waitUntilReady()]);
for (const { locale, baseUrl } of languages) {
  console.log(
    formatMessage('siteReady', { locale, url: `http://localhost:${proxy.port}${baseUrl}` }),
  );
}
console.log(formatMessage('howToStop'));
await ended;

/** A development server responds once its first build is done. */
async function waitUntilReady(): Promise<void> {
  for (const { baseUrl, port } of languages) {
    let ready = false;
    while (!ready) {
      ready = await fetch(`http://127.0.0.1:${port}${baseUrl}`).then(
        (response) => response.ok,
        () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 200)),
      );
    }
  }
}
