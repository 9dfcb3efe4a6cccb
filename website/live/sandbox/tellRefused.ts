/**
 * Prints that an attribute with code in it was refused, once: the content policy allows none, and a
 * browser says so in its own console only.
 */
export function tellRefused(): void {
  const heard = new AbortController();
  const tell = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective !== 'script-src-attr') return;
    heard.abort();
    console.error('Attributes such as onclick do not run here. Use addEventListener in a script.');
  };
  addEventListener('securitypolicyviolation', tell, { signal: heard.signal });
}
