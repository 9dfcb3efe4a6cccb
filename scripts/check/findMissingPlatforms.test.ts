import { describe, expect, it } from 'vitest';
import { findMissingPlatforms } from './findMissingPlatforms';

const optionalDependencies = { 'tool-linux': '1.0.0', 'tool-macos': '1.0.0' };

describe('findMissingPlatforms', () => {
  it('names what a lockfile from one machine leaves out', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies },
      'node_modules/tool-linux': {},
    };
    expect(findMissingPlatforms(packages)).toEqual(['tool-macos@1.0.0']);
  });

  it('finds what is listed at the top or beside its parent', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies },
      'node_modules/tool-linux': {},
      'node_modules/tool/node_modules/tool-macos': {},
    };
    expect(findMissingPlatforms(packages)).toEqual([]);
  });
});
