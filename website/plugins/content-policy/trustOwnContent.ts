import { isInert } from './isInert';
import { isOwnScript } from './isOwnScript';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(address: string): string | null;
}

/**
 * Says what may become markup or a script's address on a page that demands trusted values. React
 * and the theme hand the browser plain strings, so the rules stand in the default policy, which
 * sees every one of them; what it refuses, the browser refuses. Until the app brings it, the browser
 * refuses everything that the starter does not vouch for.
 */
export function trustOwnContent(baseUrl: string): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isInert(html) ? html : null),
    createScriptURL: (address) => (isOwnScript(address, location.href, baseUrl) ? address : null),
  });
}
