import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Sets what the errors of the page are looked through for. */
export function setFilter(next: string): void {
  text = next.trim().toLowerCase();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the errors of the page are looked through for, in small letters; empty for nothing. */
export const useFilter = (): string =>
  useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
