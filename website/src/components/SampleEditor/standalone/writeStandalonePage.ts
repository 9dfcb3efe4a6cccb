import { harmless } from './harmless';

const sdkScript = /<script\s[^>]*\bsrc="[^"]*\/product-sdk\.js"[^>]*>\s*<\/script>\s*/gi;

/** Modules that the site serves, and the names by which the runtime offers them. */
const served: readonly (readonly [file: RegExp, name: string])[] = [
  [/(["'])https?:[^"'\s]*\/product-sdk\.mjs\1/g, "'product-sdk'"],
  [/(["'])https?:[^"'\s]*\/product-sdk-audio\.mjs\1/g, "'product-sdk/audio'"],
  [/(["'])https?:[^"'\s]*\/product-sdk-face\.mjs\1/g, "'product-sdk/face'"],
];

/**
 * A sample that is a page, as one HTML file that needs nothing beside it and no network.
 *
 * @param runtime - The SDK and the local agent, as one script. It takes the place of the page's own.
 */
export function writeStandalonePage(page: string, runtime: string): string {
  const script = `<script>${harmless(runtime)}</script>\n`;
  const rest = served.reduce(
    (text, [file, name]) => text.replace(file, name),
    page.replace(sdkScript, ''),
  );
  const head = /<head[^>]*>\s*/i.exec(rest);
  const at = head ? head.index + head[0].length : 0;
  return rest.slice(0, at) + script + rest.slice(at);
}
