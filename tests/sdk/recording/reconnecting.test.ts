import { limits } from 'product-sdk';
import { detectVoice } from 'product-sdk/audio';
import { expect, it } from 'vitest';
import { arrive, setupFakeClock, pass, watch } from '../harness/setupFakeClock';
import { modelMicrophone } from '../harness/modelMicrophone';
import { messageOf } from '../harness/setupAgents';

const clock = setupFakeClock();

/** The time after which a dead connection is detected. */
const NOTICED_MS = limits.heartbeatMs + limits.heartbeatAnswerMs;

it('a stopped recording does not time out while reconnecting', async () => {
  const microphone = modelMicrophone();
  const { agent, setDown } = await clock.connectOverNetwork({ transcribe: () => '들었습니다' });
  const events = watch(agent);
  await agent.actions.startRecording();
  microphone.hear(1_000);
  setDown(true);
  const result = agent.actions.stopRecording();
  await pass(limits.replyStalledMs + 1_000);
  expect(agent.state).toBe('reconnecting');
  setDown(false);
  await pass(20_000);
  expect(await result).toMatchObject({ durationMs: 1_000, transcript: '들었습니다' });
  expect(events).not.toContain('agent-failed');
});

it('a request rejects when its connection is lost while a recording waits for a voice', async () => {
  const microphone = modelMicrophone();
  const { agent, setDown } = await clock.connectOverNetwork({
    reply: () => new Promise(() => undefined),
  });
  const answer = messageOf(agent.actions.sendText('하나'));
  const endOnSilence = detectVoice({ waitMs: 60_000 });
  await agent.actions.startRecording({ endOnSilence, bargeIn: true });
  const hearNothing = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 500) {
      microphone.hear(500);
      await pass(500);
    }
  };
  await hearNothing(1_000);
  expect(agent.state).toBe('thinking');
  const events = watch(agent);
  setDown(true);
  await hearNothing(NOTICED_MS);
  expect(events).toEqual(['reconnecting by connection-lost']);
  expect(await Promise.race([answer, 'nothing'])).toMatch(/^connection-lost/);
  setDown(false);
  await hearNothing(12_000);
  expect(agent.state).toBe('recording');
  await agent.actions.stopRecording({ discard: true });
  await arrive();
});

it('a recording with a pending permission prompt starts after a reconnection', async () => {
  let allow = (): void => undefined;
  const microphone = modelMicrophone(new Promise<void>((resolve) => (allow = resolve)));
  const { agent, setDown } = await clock.connectOverNetwork({ transcribe: () => '들었습니다' });
  const recording = agent.actions.startRecording();
  setDown(true);
  await pass(NOTICED_MS);
  expect(agent.state).toBe('reconnecting');
  setDown(false);
  await pass(12_000);
  expect(agent.state).toBe('recording');
  allow();
  await recording;
  microphone.hear(1_000);
  const result = agent.actions.stopRecording();
  await pass(1_000);
  expect(await result).toMatchObject({ durationMs: 1_000, transcript: '들었습니다' });
});

it('a recording rejects with connection-lost, whatever prevents a reconnection', async () => {
  const microphone = modelMicrophone();
  const { agent, setDown, setFaults } = await clock.connectOverNetwork({});
  const events = watch(agent);
  const { result } = await agent.actions.startRecording();
  microphone.hear(1_000);
  setDown(true);
  setFaults(['token-invalid']);
  await pass(NOTICED_MS);
  setDown(false);
  await pass(12_000);
  expect(events.slice(-2)).toEqual(['disconnected by connection-lost', 'token-invalid']);
  const error = await result.catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'connection-lost', cause: { code: 'token-invalid' } });
});
