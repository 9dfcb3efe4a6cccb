import type { RecordingLevelEvent } from 'product-sdk';
import { expect, it } from 'vitest';
import { modelMicrophone } from '../harness/modelMicrophone';
import { arrive, setupFakeClock } from '../harness/setupFakeClock';

const clock = setupFakeClock();

it('recording-level reports the level and elapsed time until the recording stops', async () => {
  const microphone = modelMicrophone();
  const { agent } = await clock.connect({});
  const events: RecordingLevelEvent[] = [];
  agent.on('recording-level', (event) => events.push(event));
  const { id } = await agent.actions.startRecording();
  microphone.hear(500, 0.5);
  await arrive();
  const loud = events.splice(0);
  microphone.hear(500);
  await arrive();
  const silent = events.splice(0);
  await agent.actions.stopRecording({ discard: true });
  microphone.hear(500, 0.5);
  await arrive();

  expect(loud.length).toBeGreaterThan(2);
  for (const { recordingId, level } of loud) {
    expect(recordingId).toBe(id);
    expect(level).toBeGreaterThan(0.3);
  }
  expect(loud.at(-1)?.elapsedMs).toBe(500);
  expect(silent.map(({ level }) => level)).toContain(0);
  expect(silent.at(-1)?.elapsedMs).toBe(1_000);
  expect(events).toEqual([]);
});
