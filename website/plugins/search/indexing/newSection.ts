import type { Section } from '../engine/page';

/** A section of which only the heading has been read. */
export const newSection = (id: string, level: number, heading: string): Section => ({
  id,
  level,
  heading,
  text: '',
  code: [],
  names: [],
  aliases: [],
});
