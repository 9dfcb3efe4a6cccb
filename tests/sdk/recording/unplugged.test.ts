import { expect, it } from 'vitest';
import { modelMicrophone } from '../harness/modelMicrophone';
import { messageOf } from '../harness/setupAgents';
import { pass, setupFakeClock, watch } from '../harness/setupFakeClock';

const clock = setupFakeClock();

const record = async (milliseconds: number) => {
  const microphone = modelMicrophone();
  const { agent } = await clock.connect({ transcribe: () => '들었습니다' });
  const { result } = await agent.actions.startRecording();
  const events = watch(agent);
  agent.on('recording-end', ({ reason }) => events.push(`recording-end by ${reason}`));
  microphone.hear(milliseconds);
  microphone.unplug();
  return { agent, events, result };
};

it('unplugging the microphone is reported, and keeps the recording', async () => {
  const { agent, events } = await record(1_000);
  expect(events).toEqual(['recording-end by microphone-lost', 'microphone-lost']);
  const stopped = agent.actions.stopRecording();
  await pass(2_000);
  expect(await stopped).toMatchObject({ durationMs: 1_000, transcript: '들었습니다' });
});

it('unplugging the microphone before the minimum duration ends the recording', async () => {
  const { events, result } = await record(200);
  expect(events).toEqual([
    'recording-end by microphone-lost',
    'ready by microphone-failed',
    'microphone-lost',
  ]);
  expect(await messageOf(result)).toMatch(/^microphone-lost/);
});

it('the level of the last part is reported before the recording ends', async () => {
  const microphone = modelMicrophone();
  const { agent } = await clock.connect({});
  await agent.actions.startRecording();
  const events: string[] = [];
  agent.on('recording-level', ({ elapsedMs }) => events.push(`level at ${elapsedMs}`));
  agent.on('recording-end', ({ reason }) => events.push(reason));
  microphone.hear(320);
  microphone.unplug();
  const stopped = agent.actions.stopRecording();
  await pass(2_000);
  await stopped;
  expect(events.slice(-2)).toEqual(['level at 320', 'microphone-lost']);
});
