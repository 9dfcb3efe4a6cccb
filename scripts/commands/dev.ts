import { listen, loopback } from 'static-host-rules';
import { brand } from '../../website/brand';
import { localePrefixes } from '../../website/config/hosting';
import { buildChanged } from '../make/buildChanged';
import { packages } from '../make/products';
import { createLanguageProxy, startLanguage } from '../dev/languages';
import { say } from '../messages';
import { choosePort, findFreePort } from '../serve/ports';
import { refuseWords, serveAgent, stopOnSignal } from '../serve/serve';

refuseWords();
await buildChanged(packages);
const chosenPort = await choosePort('PORT', 3000);
const agent = await serveAgent();

const languages = await Promise.all(
  Object.entries(localePrefixes).map(async ([locale, prefix]) => {
    console.log(say('languageStarting', { locale }));
    const server = startLanguage(locale, await findFreePort());
    return { locale, server, port: server.port, baseUrl: brand.baseUrl.slice(0, -1) + prefix };
  }),
);
const proxy = await listen(() => createLanguageProxy(languages), chosenPort, loopback);
stopOnSignal([proxy.close, ...languages.map(({ server }) => server.stop), () => agent.stop()]);

const ended = Promise.race(languages.map(({ server }) => server.ended));
await Promise.race([ended, waitUntilReady()]);
for (const { locale, baseUrl } of languages) {
  console.log(say('siteReady', { locale, url: `http://localhost:${proxy.port}${baseUrl}` }));
}
console.log(say('howToStop'));
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
