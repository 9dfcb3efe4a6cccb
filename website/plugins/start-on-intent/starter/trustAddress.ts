import { pageFiles } from './pageFiles';

interface Policy {
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: 'starter', rules: { createScriptURL(address: string): string | null }): Policy;
}

const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('starter', {
  createScriptURL: (address) => (pageFiles.includes(address) ? address : null),
});

/** Vouches for the address of a script that the page was built with, and for no other. */
export function trustAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
