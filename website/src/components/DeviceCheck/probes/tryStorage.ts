import type { Finding } from '../Finding';

const key = 'device-check';

/** Whether the page may keep something, by keeping something for a moment. */
export function tryStorage(): Finding {
  const check = 'storage';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return { check, status: 'works', detail: 'localStorage' };
  } catch (error) {
    const detail = error instanceof Error ? error.name : String(error);
    return { check, status: 'optional', detail, fix: 'allowStorage' };
  }
}
