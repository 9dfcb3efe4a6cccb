import type { RecordingOptions } from './actions.js';
import { AgentError } from './errors.js';
import { limits } from './limits.js';

/**
 * Refuses what cannot be recorded.
 * @throws invalid-options
 */
export const checkRecordingOptions = ({ deviceId, maxDurationMs }: RecordingOptions): void => {
  if (deviceId !== undefined && typeof deviceId !== 'string')
    throw new AgentError('invalid-options', 'deviceId must be a string');
  const { recordingMinMs, recordingMaxMs } = limits;
  if (
    maxDurationMs !== undefined &&
    !(maxDurationMs >= recordingMinMs && maxDurationMs <= recordingMaxMs)
  )
    throw new AgentError(
      'invalid-options',
      `maxDurationMs must be ${recordingMinMs} to ${recordingMaxMs}`,
    );
};
