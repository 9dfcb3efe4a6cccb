import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { forgetDismissal } from './forgetDismissal';

function afterwards(stored: Record<string, string>, id: string, namespace = ''): string[] {
  const left = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => left.get(key) ?? null,
    removeItem: (key: string) => left.delete(key),
  };
  runInNewContext(forgetDismissal(id, namespace), { localStorage });
  return [...left.keys()];
}

describe('forgetDismissal', () => {
  const dismissed = {
    'docusaurus.announcement.id': 'old',
    'docusaurus.announcement.dismiss': 'true',
  };

  it('forgets that another announcement was dismissed', () => {
    expect(afterwards(dismissed, 'new')).toEqual(['docusaurus.announcement.id']);
  });

  it('remembers that this one was', () => {
    expect(afterwards(dismissed, 'old')).toEqual(Object.keys(dismissed));
  });

  it('uses the keys of the storage namespace', () => {
    const namespaced = {
      'docusaurus.announcement.id-x': 'old',
      'docusaurus.announcement.dismiss-x': 'true',
    };
    expect(afterwards(namespaced, 'new', '-x')).toEqual(['docusaurus.announcement.id-x']);
  });

  it('does nothing where storage is forbidden', () => {
    expect(() => runInNewContext(forgetDismissal('new', ''), {})).not.toThrow();
  });

  it('cannot end the script element early', () => {
    expect(forgetDismissal('</script>', '')).not.toContain('</script>');
  });
});
