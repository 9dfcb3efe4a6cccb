import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { SpeechPart } from 'product-agent';
import type { Place } from '../harness/agentPage';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, allowSound, fakeMicrophone } from '../harness/switches';

/** A square wave at half of full scale, until the speech is stopped. */
async function* hum(): AsyncGenerator<SpeechPart> {
  const samples = Int16Array.from({ length: 4_800 }, (_, index) =>
    index % 40 < 20 ? 16_384 : -16_384,
  );
  for (let part = 0; part < 100; part += 1) {
    yield { samples, marks: [] };
    if (part > 3) await setTimeout(150);
  }
}

const test = testWith(allowSound, fakeMicrophone, allowMicrophone).extend<{ place: Place }>({
  // An agent that hums, for a page with permission that records its own output.
  place: async ({ page, serve, startAgent }, provide) => {
    const agent = await startAgent({ speak: hum });
    await page.goto((await serve({ entry: 'speech/outputPage.ts' })).url);
    await provide(placeOf(agent));
  },
});

test('output volume and mute apply immediately, and in the next session', async ({
  page,
  place,
}) => {
  const heard = await page.evaluate(async (at) => {
    const { ear, until } = window;
    const output = window.audio.createOutput({ volume: 0.5 });
    const agent = window.agentAt(at, { output });
    const near = (level: number) => until(() => Math.abs(ear.peak() - level) < 0.01);
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await near(0.25);
    output.volume = 1;
    await near(0.5);
    output.muted = true;
    await near(0);
    const stateWhileMuted = agent.state;
    output.volume = 0.2;
    output.muted = false;
    await near(0.1);
    await agent.actions.disconnect();
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await near(0.1);
    return { stateWhileMuted, contexts: ear.contexts.length };
  }, place);
  expect(heard).toEqual({ stateWhileMuted: 'speaking', contexts: 2 });
});

test('speech moves to the selected output, and stays there when another is missing', async ({
  page,
  place,
}) => {
  const seen = await page.evaluate(async (at) => {
    const { ear, until } = window;
    const { allowed, outputs } = await window.audio.listDevices();
    const [, first = { deviceId: '' }, second = { deviceId: '' }] = outputs;
    const output = window.audio.createOutput();
    const before = await window.codeOf(output.setDevice('unplugged'));
    await output.setDevice(first.deviceId);
    const agent = window.agentAt(at, { output });
    const errors: string[] = [];
    agent.on('error', ({ code }) => errors.push(code));
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await until(() => ear.sink === first.deviceId);
    await output.setDevice(second.deviceId);
    const moved = ear.sink === second.deviceId;
    const while_ = await window.codeOf(output.setDevice('unplugged'));
    await until(() => ear.peak() > 0.4);
    const kept = ear.sink === second.deviceId && output.deviceId === second.deviceId;
    await output.setDevice('');
    return { allowed, count: outputs.length, before, moved, while_, kept, back: ear.sink, errors };
  }, place);
  expect(seen).toEqual({
    ...{ allowed: true, count: 3, moved: true, kept: true, back: '', errors: [] },
    ...{ before: 'output-missing', while_: 'output-missing' },
  });
});

test('speech moves to the default output when the output in use is unplugged', async ({
  page,
  place,
}) => {
  const seen = await page.evaluate(async (at) => {
    const { ear, until } = window;
    const { mediaDevices } = navigator;
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    const chosen = (await window.audio.listDevices()).outputs.at(-1)?.deviceId ?? '';
    const output = window.audio.createOutput({ deviceId: chosen });
    const agent = window.agentAt(at, { output });
    const errors: string[] = [];
    agent.on('error', ({ code }) => errors.push(code));
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await until(() => ear.sink === chosen && ear.peak() > 0.4);
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await list();
    const keptOne = output.deviceId === chosen;
    mediaDevices.enumerateDevices = async () =>
      (await list()).filter(({ deviceId }) => deviceId !== chosen);
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await until(() => ear.sink === '' && ear.peak() > 0.4);
    return { keptOne, deviceId: output.deviceId, state: agent.state, errors };
  }, place);
  expect(seen).toEqual({
    keptOne: true,
    deviceId: '',
    state: 'speaking',
    errors: ['output-missing'],
  });
});

test('an interrupted audio context is not resumed when the output is unplugged', async ({
  page,
  place,
}) => {
  const asked = await page.evaluate(async (at) => {
    const { ear, until } = window;
    const chosen = (await window.audio.listDevices()).outputs.at(-1)?.deviceId ?? '';
    const agent = window.agentAt(at, { output: window.audio.createOutput({ deviceId: chosen }) });
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await until(() => ear.sink === chosen && ear.peak() > 0.4);
    const context = ear.contexts.at(-1);
    let count = 0;
    // Safari's state during a phone call.
    Object.defineProperty(context, 'state', { value: 'interrupted' });
    Object.defineProperty(context, 'resume', { value: async () => (count += 1) });
    context?.dispatchEvent(new Event('error'));
    await until(() => ear.sink === '');
    // Follow-up changes are done by the time another context has moved.
    await window.audio.createOutput().setDevice(chosen);
    return count;
  }, place);
  expect(asked).toBe(0);
});

test('a missing initial output is reported, and speech plays on the default one', async ({
  page,
  place,
}) => {
  const seen = await page.evaluate(async (at) => {
    const output = window.audio.createOutput({ deviceId: 'unplugged' });
    const agent = window.agentAt(at, { output });
    const errors: string[] = [];
    agent.on('error', ({ code }) => errors.push(code));
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await window.until(() => window.ear.peak() > 0.4);
    return { deviceId: output.deviceId, sink: window.ear.sink, errors };
  }, place);
  expect(seen).toEqual({ deviceId: '', sink: '', errors: ['output-missing'] });
});

test('without setSinkId, selecting an output rejects, and speech still plays', async ({
  page,
  place,
}) => {
  const seen = await page.evaluate(async (at) => {
    Reflect.deleteProperty(AudioContext.prototype, 'setSinkId');
    const { outputs } = await window.audio.listDevices();
    const output = window.audio.createOutput({ deviceId: 'headset' });
    const refused = await window.codeOf(output.setDevice('speaker'));
    const agent = window.agentAt(at, { output });
    const errors: string[] = [];
    agent.on('error', ({ code }) => errors.push(code));
    await agent.actions.connect();
    void agent.actions.sendTts('음');
    await window.until(() => window.ear.peak() > 0.4);
    return { outputs, refused, errors };
  }, place);
  expect(seen).toEqual({
    outputs: [],
    refused: 'output-unsupported',
    errors: ['output-unsupported'],
  });
});
