import { expect } from '@playwright/test';
import type { RunningAgent } from 'product-agent';
import type * as Audio from 'product-sdk/audio';
import type { Place } from '../harness/agentPage';
import { bandwidths } from '../../../packages/sdk/src/reference/index';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { startNetwork, type Network } from '../harness/startNetwork';
import { allowMicrophone, allowSound, fakeMicrophone } from '../harness/switches';

interface Line {
  place: Place;
  network: Network;
  /** The length of each recording. */
  heard: number[];
}

const test = testWith(fakeMicrophone, allowMicrophone, allowSound).extend<{
  /** An agent behind a slow network, and what it received. */
  open(upBytesPerSecond?: number): Promise<Line>;
}>({
  open: async ({ page, serve, startAgent }, provide) => {
    const networks: Network[] = [];
    await provide(async (upBytesPerSecond) => {
      const heard: number[] = [];
      const running: RunningAgent = await startAgent({
        transcribe({ durationMs }) {
          heard.push(durationMs);
          return '들었습니다';
        },
      });
      const network = await startNetwork(running.port, upBytesPerSecond);
      networks.push(network);
      await page.goto((await serve()).url);
      return { place: { ...placeOf(running), url: network.url }, network, heard };
    });
    for (const network of networks) network.stop();
  },
});

test('a recording arrives completely over a slow uplink, without reconnecting', async ({
  page,
  open,
}) => {
  const { place, heard } = await open(0.65 * bandwidths.recording);
  const seen = await page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const states: string[] = [];
    agent.on('state-change', ({ state }) => states.push(state));
    await agent.actions.connect();
    // Long enough for a silence, and then for a ping that would wait behind the audio.
    const { result } = await agent.actions.startRecording({ maxDurationMs: 22_000 });
    return { durationMs: (await result).durationMs, states };
  }, place);
  expect(seen).toEqual({
    durationMs: 22_000,
    states: expect.not.arrayContaining(['reconnecting', 'disconnected']),
  });
  expect(heard).toEqual([22_000]);
});

for (const encoding of ['recording', 'adpcm'] as const) {
  test(`a recording uses the documented bandwidth: ${encoding}`, async ({ page, open }) => {
    const { place, heard } = await open();
    let bytes = 0;
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (typeof payload !== 'string') bytes += payload.length;
      }),
    );
    const result = await page.evaluate(
      async ({ at, smaller }) => {
        const { adpcm } = (await import('/sdk/audio.js' as string)) as typeof Audio;
        const agent = window.agentAt(at);
        await agent.actions.connect();
        const options = { maxDurationMs: 2_000, ...(smaller && { encoding: adpcm() }) };
        return (await agent.actions.startRecording(options)).result;
      },
      { at: place, smaller: encoding === 'adpcm' },
    );
    expect(result).toMatchObject({ durationMs: 2_000, transcript: '들었습니다' });
    expect(heard).toEqual([2_000]);
    expect(bytes).toBe(2 * bandwidths[encoding]);
  });
}

test('a recording continues during a reconnection', async ({ page, open }) => {
  const { place, network, heard } = await open();
  await page.exposeFunction('cut', network.cut);
  const { result, events } = await page.evaluate(async (at) => {
    const agent = window.agentAt(at, { reconnect: { baseDelayMs: 300 } });
    const events: string[] = [];
    agent.on('state-change', ({ state }) => events.push(state));
    agent.on('recording-end', ({ reason }) => events.push(reason));
    await agent.actions.connect();
    const reaches = (milliseconds: number) =>
      new Promise<void>((resolve) =>
        agent.on('recording-level', ({ elapsedMs }) => elapsedMs >= milliseconds && resolve()),
      );
    await agent.actions.startRecording();
    await reaches(600);
    await (window as unknown as { cut(): Promise<void> }).cut();
    await agent.actions.connect();
    await reaches(1_500);
    const result = await agent.actions.stopRecording();
    return { result, events };
  }, place);
  expect(result).toMatchObject({ discarded: false, transcript: '들었습니다' });
  expect(result.durationMs).toBeGreaterThanOrEqual(1_500);
  expect(heard).toEqual([result.durationMs]);
  expect(events.slice(0, 7)).toEqual([
    'connecting',
    'ready',
    'recording',
    'reconnecting',
    'ready',
    'recording',
    'stopped',
  ]);
});

test('a recording stopped while reconnecting is sent afterwards', async ({ page, open }) => {
  const { place, network, heard } = await open(0.2 * bandwidths.recording);
  await page.exposeFunction('cut', network.cut);
  const { result, state } = await page.evaluate(async (at) => {
    const agent = window.agentAt(at, { reconnect: { baseDelayMs: 300 } });
    await agent.actions.connect();
    const long = new Promise<void>((resolve) =>
      agent.on('recording-level', ({ elapsedMs }) => elapsedMs >= 1_000 && resolve()),
    );
    const lost = new Promise<void>((resolve) =>
      agent.on('state-change', (event) => event.state === 'reconnecting' && resolve()),
    );
    await agent.actions.startRecording();
    await long;
    await (window as unknown as { cut(): Promise<void> }).cut();
    await lost;
    const stopping = agent.actions.stopRecording();
    const { state } = agent;
    return { result: await stopping, state };
  }, place);
  expect(state).toBe('reconnecting');
  expect(heard).toEqual([result.durationMs]);
});

test('a recording is sent again when the connection is lost during its transmission', async ({
  page,
  open,
}) => {
  const { place, network, heard } = await open(0.3 * bandwidths.recording);
  await page.exposeFunction('cut', network.cut);
  const result = await page.evaluate(async (at) => {
    const agent = window.agentAt(at, { reconnect: { baseDelayMs: 300 } });
    await agent.actions.connect();
    const { result } = await agent.actions.startRecording({ maxDurationMs: 1_500 });
    agent.on('recording-end', () => void (window as unknown as { cut(): void }).cut());
    return result;
  }, place);
  expect(result).toMatchObject({ durationMs: 1_500, transcript: '들었습니다' });
  expect(heard).toEqual([1_500]);
});

test('a recording is rejected when reconnecting fails', async ({ page, open }) => {
  const { place, network } = await open();
  await page.exposeFunction('takeDown', network.takeDown);
  const seen = await page.evaluate(async (at) => {
    const agent = window.agentAt(at, { reconnect: { attempts: 2, baseDelayMs: 20 } });
    const tracks = window.keepTracks();
    await agent.actions.connect();
    const { result } = await agent.actions.startRecording();
    await (window as unknown as { takeDown(): Promise<void> }).takeDown();
    const code = await window.codeOf(result);
    return { code, state: agent.state, tracks: tracks.map(({ readyState }) => readyState) };
  }, place);
  expect(seen).toEqual({ code: 'connection-lost', state: 'disconnected', tracks: ['ended'] });
});

for (const stops of [true, false])
  test(`a recording with an unplugged microphone is sent ${
    stops ? 'when stopped' : 'by itself when not stopped'
  }`, async ({ page, open }) => {
    const { place, heard } = await open();
    const seen = await page.evaluate(
      async ({ at, stop }) => {
        const agent = window.agentAt(at);
        const events: string[] = [];
        const tracks = window.keepTracks();
        await agent.actions.connect();
        agent.on('state-change', ({ state }) => events.push(state));
        agent.on('recording-end', ({ reason }) => events.push(reason));
        agent.on('error', ({ code }) => events.push(code));
        const long = new Promise<void>((resolve) =>
          agent.on('recording-level', ({ elapsedMs }) => elapsedMs >= 500 && resolve()),
        );
        const lost = new Promise<void>((resolve) => agent.on('error', () => resolve()));
        const { result } = await agent.actions.startRecording({ maxDurationMs: 2_000 });
        await long;
        // What the browser does when a microphone is unplugged.
        for (const track of tracks) track.dispatchEvent(new Event('ended'));
        await lost;
        const { transcript, durationMs } = await (stop ? agent.actions.stopRecording() : result);
        return { transcript, durationMs, events, tracks: tracks.map((each) => each.readyState) };
      },
      { at: place, stop: stops },
    );
    expect(seen).toMatchObject({ transcript: '들었습니다', tracks: ['ended'] });
    expect(seen.events.slice(0, 4)).toEqual([
      'recording',
      'microphone-lost',
      'microphone-lost',
      'thinking',
    ]);
    expect(seen.durationMs).toBeGreaterThanOrEqual(500);
    expect(heard).toEqual([seen.durationMs]);
  });

test('a microphone unplugged before the recording starts is reported', async ({ page, open }) => {
  const { place } = await open();
  // Never answered: the recording does not start.
  await page.route('**/product-sdk.worklet.js', () => undefined);
  const seen = await page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const events: string[] = [];
    const tracks = window.keepTracks();
    await agent.actions.connect();
    agent.on('error', ({ code }) => events.push(code));
    const code = window.codeOf(agent.actions.startRecording());
    while (tracks.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    // What the browser does when a microphone is unplugged.
    for (const track of tracks) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
    return { code: await code, events, state: agent.state };
  }, place);
  expect(seen).toEqual({ code: 'microphone-lost', events: ['microphone-lost'], state: 'ready' });
});

test('a microphone track that has already ended is reported, and no recording starts', async ({
  page,
  open,
}) => {
  const { place } = await open();
  const seen = await page.evaluate(async (at) => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      // A track of a microphone that was unplugged during the permission prompt.
      for (const track of stream.getTracks()) track.stop();
      return stream;
    };
    const agent = window.agentAt(at);
    const events: string[] = [];
    await agent.actions.connect();
    agent.on('error', ({ code }) => events.push(code));
    agent.on('recording-start', () => events.push('recording-start'));
    const code = await window.codeOf(agent.actions.startRecording());
    return { code, events, state: agent.state };
  }, place);
  expect(seen).toEqual({ code: 'microphone-lost', events: ['microphone-lost'], state: 'ready' });
});
