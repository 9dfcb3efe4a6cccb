import { convertEdited } from 'runnable-samples/client';

/** Escapes a script for embedding in HTML, so that it cannot close its element. */
export const escapeScript = (script: string): string => script.replace(/<\/(?=script)/gi, '<\\/');

/** What a file is made of. */
interface StandaloneParts {
  name: string;
  /** The code without types. */
  script: string;
  /** The SDK and the local agent, as one script. */
  runtime: string;
}

/** A sample as one self-contained HTML file that works offline. */
function writeStandalone({ name, script, runtime }: StandaloneParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<!-- The SDK and an agent that answers by rule, both in this page: nothing leaves it. For an agent
     of your own, put an import map with your product-sdk and ./getToken in place of this script. -->
<script>${runtime}</script>
</head>
<body>
<pre id="lines"></pre>
<script type="module">
${escapeScript(script.trimEnd())}
</script>
</body>
</html>
`;
}

// No tag is scanned beyond the next, so that no text takes long.
const emptyScript = /<script\s[^<>]*>\s*<\/script>\s*/gi;
const isSdk = /\bsrc="[^"]*\/product-sdk\.js"/i;

/** Modules that the site serves, by the names under which the runtime provides them. */
const served: readonly (readonly [file: RegExp, name: string])[] = [
  [/(["'])https?:[^"'\s]*\/product-sdk\.mjs\1/g, "'product-sdk'"],
  [/(["'])https?:[^"'\s]*\/product-sdk-audio\.mjs\1/g, "'product-sdk/audio'"],
  [/(["'])https?:[^"'\s]*\/product-sdk-face\.mjs\1/g, "'product-sdk/face'"],
];

/**
 * A sample that is a page, as one self-contained HTML file that works offline.
 *
 * @param runtime - The SDK and the local agent as one script, which replaces the page's own.
 */
function writeStandalonePage(page: string, runtime: string): string {
  const script = `<script>${runtime}</script>\n`;
  const rest = served.reduce(
    (text, [file, name]) => text.replace(file, name),
    page.replace(emptyScript, (script) => (isSdk.test(script) ? '' : script)),
  );
  const head = /<head[^<>]*>\s*/i.exec(rest);
  const at = head ? head.index + head[0].length : 0;
  return rest.slice(0, at) + script + rest.slice(at);
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What to save, and where the runtime is. */
export interface StandaloneOptions {
  /** The sample's name. */
  name: string;
  text: string;
  isPage: boolean;
  /** The base URL of the runtime. */
  base: string;
}

/**
 * Saves a sample as one HTML file.
 *
 * @throws when the text cannot be parsed, or the runtime cannot be loaded.
 */
export async function saveStandalone(options: StandaloneOptions): Promise<void> {
  const { name, text, isPage, base } = options;
  const fileName = `${name
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')}.html`;
  const [{ script }, response] = await Promise.all([
    isPage ? { script: text } : convertEdited(base, { source: text, kind: 'saved' }),
    fetch(`${base}standalone.js`),
  ]);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const runtime = await response.text();
  const file = isPage
    ? writeStandalonePage(script, runtime)
    : writeStandalone({ name, script, runtime });
  saveFile(fileName, file);
}
