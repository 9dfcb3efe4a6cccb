import { expect, it } from 'vitest';
import { operationEventNames } from './apiFacts';

it('lists autoplay-blocked exactly for the operations that list speech-start', () => {
  for (const [operation, names] of Object.entries(operationEventNames)) {
    const begins = names.includes('speech-start');
    expect(names.includes('autoplay-blocked'), operation).toBe(begins);
  }
});
