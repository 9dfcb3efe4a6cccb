/** Makes a name nobody can guess. */
export function createId(): string {
  // Not crypto.randomUUID, which a page served over plain http does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
