/** The address of a script made here. */
export function blobOf(script: string): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}
