import { changelog } from './changes';
import type { Fact } from './context';
import { inlineFacts } from './inline';
import { operationFacts } from './operations';
import { tableFacts } from './tables';

/** All components that state facts, by their names on pages. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  ...inlineFacts,
  ...operationFacts,
  ...tableFacts,
  Changelog: changelog,
};
