const everyMs = 3_600_000;
let lookedAt = Date.now();

/**
 * Asks the host whether there is a newer build, at most once in an hour: a browser itself asks only
 * when a page is loaded whole, and a tab may stay open for days.
 */
export async function lookForNewBuild(): Promise<void> {
  if (Date.now() - lookedAt < everyMs) return;
  lookedAt = Date.now();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}
