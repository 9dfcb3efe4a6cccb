const meta = /<meta http-equiv=["']?Content-Security-Policy["']? content="([^"]*)"\s*\/?>/i;

/** The policy that a page carries in its HTML. */
export function ownPolicyOf(html: string): string | undefined {
  return meta.exec(html)?.[1];
}

/** The element by which a page carries a policy, for hosts that send no headers. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
