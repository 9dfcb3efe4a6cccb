import { limits } from 'product-sdk';
import { detectVoice } from 'product-sdk/audio';
import { expect, it } from 'vitest';
import { modelMicrophone } from '../harness/modelMicrophone';
import { pass, setupFakeClock } from '../harness/setupFakeClock';

const clock = setupFakeClock();

it('a voice that fills the recording at once fires no event after its end', async () => {
  const microphone = modelMicrophone();
  const { agent } = await clock.connect({});
  const events: string[] = [];
  for (const name of ['recording-start', 'voice-start', 'voice-end', 'recording-end'] as const)
    agent.on(name, () => events.push(name));
  const { result } = await agent.actions.startRecording({
    endOnSilence: detectVoice(),
    maxDurationMs: limits.recordingMinMs,
  });
  microphone.hear(1_000);
  microphone.hear(1_000, 0.5);
  await pass(2_000);
  expect(await result).toMatchObject({ discarded: false, durationMs: limits.recordingMinMs });
  expect(events).toEqual(['recording-start', 'recording-end']);
});
