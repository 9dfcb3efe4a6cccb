interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface ScriptPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

function sameOrigin(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError('A worker of another origin');
  return href;
}

/** Starts a worker from this origin, also where a page demands trusted script addresses. */
export function createWorker(url: string): Worker {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicyFactory };
  policy ??= trustedTypes?.createPolicy('search-worker', { createScriptURL: sameOrigin });
  return new Worker(policy?.createScriptURL(url) ?? sameOrigin(url));
}
