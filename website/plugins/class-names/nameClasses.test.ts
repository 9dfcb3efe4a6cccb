import { expect, test } from 'vitest';
import { nameClasses } from './nameClasses';

const names = nameClasses();

test('every class has a name of its own, of two letters or three', () => {
  expect(new Set(names.values()).size).toBe(names.size);
  for (const name of names.values()) expect(name).toMatch(/^_[0-9a-z]{1,2}$/);
});

test('a module of ours that stands for one of the theme has both their classes', () => {
  const ofBar = [...names.keys()].filter((key) => key.includes('theme/AnnouncementBar/styles'));
  expect(ofBar.map((key) => key.split(' ')[1])).toContain('announcementBar');
});
