import { scope } from './scope';

/** Everything on this origin shares one storage: what is ours is told by where this site begins. */
const prefix = `kept ${scope.registration.scope} `;

export const pageCache = `${prefix}pages-1`;
export const fileCache = `${prefix}files-1`;

/** Forgets what this site keeps, in this version or another, but for these. */
export async function forget(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(prefix) && !except.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
