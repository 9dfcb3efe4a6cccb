import { expect, it } from 'vitest';
import { operationEventNames } from './operationEvents';

it('names the refusal of sound wherever a speech can begin', () => {
  for (const [operation, names] of Object.entries(operationEventNames)) {
    const begins = names.includes('speech-start');
    expect(names.includes('autoplay-blocked'), operation).toBe(begins);
  }
});
