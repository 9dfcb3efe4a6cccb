import type { Operator, Sources } from '../Mutant';
import { readSource } from './replaceEach';
import { renameEach } from './renameEach';

const namesIn = (sources: Sources, file: string, from: string, to: string, pattern: RegExp) => {
  const text = readSource(sources, file);
  const start = text.indexOf(from);
  return [...text.slice(start, text.indexOf(to, start)).matchAll(pattern)].flatMap(
    ([, name]) => name ?? [],
  );
};

/** Renames an option throughout the SDK. */
export const optionRenamed: Operator = {
  kind: 'option renamed',
  share: 4,
  list: (sources) =>
    renameEach('option renamed', sources, 'packages/sdk/src/', [
      ...namesIn(
        sources,
        'packages/sdk/src/options.ts',
        'interface AgentOptions',
        '\n}',
        /^ {2}(\w+)\??:/gm,
      ),
      ...namesIn(
        sources,
        'packages/sdk/src/actions.ts',
        'interface RecordingOptions',
        '\n}',
        /^ {2}(\w+)\??:/gm,
      ),
    ]),
};

/** Renames an operation throughout the SDK. */
export const operationRenamed: Operator = {
  kind: 'operation renamed',
  share: 2,
  list: (sources) =>
    renameEach(
      'operation renamed',
      sources,
      'packages/sdk/src/',
      namesIn(
        sources,
        'packages/sdk/src/actions.ts',
        'interface AgentActions',
        '\n}',
        /^ {2}(\w+)\(/gm,
      ),
    ),
};

/** Renames an event throughout the SDK. */
export const eventRenamed: Operator = {
  kind: 'event renamed',
  share: 3,
  list: (sources) =>
    renameEach(
      'event renamed',
      sources,
      'packages/sdk/src/',
      namesIn(
        sources,
        'packages/sdk/src/events.ts',
        'interface AgentEvents',
        '\n}',
        /^ {2}'([\w-]+)':/gm,
      ),
    ),
};

/** Renames a field of an operation's result throughout the SDK. */
export const resultRenamed: Operator = {
  kind: 'return changed',
  share: 3,
  list: (sources) =>
    renameEach('return changed', sources, 'packages/sdk/src/', [
      ...namesIn(
        sources,
        'packages/sdk/src/actions.ts',
        'interface SpeechResult',
        '\n}',
        /^ {2}(\w+):/gm,
      ),
      ...namesIn(
        sources,
        'packages/sdk/src/actions.ts',
        'interface StopSpeakingResult',
        '\n}',
        /^ {2}(\w+):/gm,
      ),
      ...namesIn(
        sources,
        'packages/sdk/src/actions.ts',
        'interface RecordingResult',
        '\n}',
        /^ {2}(\w+):/gm,
      ),
      ...namesIn(
        sources,
        'packages/sdk/src/actions.ts',
        'interface Session',
        '\n}',
        /^ {2}readonly (\w+):/gm,
      ),
    ]),
};
