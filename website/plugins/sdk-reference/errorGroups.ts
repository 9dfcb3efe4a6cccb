import type { SdkTables } from './readTables';

type ErrorRow = SdkTables['errors'][number];

/** The sections of the catalogue, each with the first words of the codes that belong there. */
const beginnings: Record<string, readonly string[]> = {
  setup: ['invalid-', 'insecure-', 'websocket-'],
  authentication: ['token-'],
  connection: ['connect-', 'connection-', 'too-many-', 'protocol-', 'not-connected', 'session-'],
  requests: [
    'text-',
    'queue-',
    'speech-',
    'rate-',
    'aborted',
    'interrupted',
    'malformed-',
    'agent-',
  ],
  microphone: ['microphone-', 'recording-', 'already-recording', 'not-recording'],
};

/**
 * Puts every error in the section its code begins like.
 *
 * @throws when a code begins like none: it would be on no page.
 */
export function groupErrors(errors: readonly ErrorRow[]): Record<string, ErrorRow[]> {
  const groups: Record<string, ErrorRow[]> = {};
  for (const error of errors) {
    const found = Object.entries(beginnings).find(([, starts]) =>
      starts.some((start) => error.code.startsWith(start)),
    );
    if (!found) {
      throw new Error(
        `The error "${error.code}" belongs to no group. Add how it begins to website/plugins/sdk-reference/errorGroups.ts.`,
      );
    }
    (groups[found[0]] ??= []).push(error);
  }
  return groups;
}
