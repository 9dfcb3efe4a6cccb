import { expect } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, allowSound, fakeMicrophone } from '../harness/switches';

const test = testWith(fakeMicrophone, allowMicrophone, allowSound);

test('a recording reaches the agent with its full length, and is transcribed and answered', async ({
  page,
  serve,
  startAgent,
}) => {
  const heard: { samples: number; durationMs: number; loudest: number }[] = [];
  const running = await startAgent({
    transcribe: ({ samples, durationMs }) => {
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      heard.push({ samples: samples.length, durationMs, loudest });
      return '들었습니다';
    },
    reply: (text) => `네, ${text}`,
  });
  await page.goto((await serve()).url);
  const { result, transcripts } = await page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const texts: string[] = [];
    agent.on('transcript', ({ text }) => texts.push(text));
    await agent.actions.connect();
    const long = new Promise<void>((resolve) =>
      agent.on('recording-level', ({ elapsedMs }) => elapsedMs >= 1_200 && resolve()),
    );
    await agent.actions.startRecording();
    await long;
    return { result: await agent.actions.stopRecording(), transcripts: texts };
  }, placeOf(running));
  expect(result).toMatchObject({
    discarded: false,
    transcript: '들었습니다',
    reply: '네, 들었습니다',
  });
  expect(transcripts).toEqual(['들었습니다']);
  expect(result.durationMs).toBeGreaterThanOrEqual(1_200);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.durationMs).toBe(result.durationMs);
  expect(heard[0]?.loudest).toBeGreaterThan(3_000);
});

test('a recording that reaches maxDurationMs is sent automatically', async ({
  page,
  serve,
  startAgent,
}) => {
  await page.goto((await serve()).url);
  const seen = await page.evaluate(
    async (at) => {
      const agent = window.agentAt(at);
      const reasons: string[] = [];
      agent.on('recording-end', ({ reason, durationMs }) =>
        reasons.push(`${reason} ${durationMs}`),
      );
      await agent.actions.connect();
      const { result } = await agent.actions.startRecording({ maxDurationMs: 500 });
      const { durationMs, reply } = await result;
      return { reasons, durationMs, replied: reply !== '' };
    },
    placeOf(await startAgent()),
  );
  expect(seen).toEqual({ reasons: ['max-duration 500'], durationMs: 500, replied: true });
});

test('a discarded recording is not transcribed', async ({ page, serve, startAgent }) => {
  let transcribed = 0;
  const running = await startAgent({
    transcribe: () => {
      transcribed += 1;
      return '';
    },
  });
  await page.goto((await serve()).url);
  const seen = await page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    await agent.actions.connect();
    const long = new Promise<void>((resolve) =>
      agent.on('recording-level', ({ elapsedMs }) => elapsedMs >= 400 && resolve()),
    );
    const { result } = await agent.actions.startRecording();
    await long;
    const discarded = await agent.actions.stopRecording({ discard: true });
    await agent.actions.sendText('다음');
    return { discarded, same: (await result) === discarded, messages: agent.messages.length };
  }, placeOf(running));
  expect(seen.discarded).toMatchObject({ discarded: true, transcript: '', reply: '' });
  expect(seen).toMatchObject({ same: true, messages: 2 });
  expect(transcribed).toBe(0);
});

test('stopping during the microphone request aborts startRecording and releases the microphone', async ({
  page,
  serve,
  startAgent,
}) => {
  await page.goto((await serve()).url);
  const seen = await page.evaluate(
    async (at) => {
      const tracks = window.keepTracks();
      const agent = window.agentAt(at);
      await agent.actions.connect();
      const starting = window.codeOf(agent.actions.startRecording());
      const { discarded } = await agent.actions.stopRecording({ discard: true });
      const code = await starting;
      const deadline = new Promise((resolve) => setTimeout(resolve, 1_000));
      while (tracks.length === 0)
        await Promise.race([deadline, new Promise((resolve) => setTimeout(resolve, 10))]);
      return { code, discarded, state: agent.state, tracks: tracks.map((each) => each.readyState) };
    },
    placeOf(await startAgent()),
  );
  expect(seen).toEqual({ code: 'aborted', discarded: true, state: 'ready', tracks: ['ended'] });
});

test('a browser keeps nothing of a recording in memory', async ({ page, serve, startAgent }) => {
  await page.goto((await serve()).url);
  await page.evaluate(
    async (at) => {
      const { connect, startRecording } = window.agentAt(at, { speech: 'off' }).actions;
      await connect();
      for (let count = 0; count < 3; count += 1) {
        const { result } = await startRecording({ maxDurationMs: 300 });
        await result;
      }
    },
    placeOf(await startAgent()),
  );
  const inspector = await page.context().newCDPSession(page);
  const countContexts = async (): Promise<unknown> => {
    const { result } = await inspector.send('Runtime.evaluate', {
      expression: 'AudioContext.prototype',
    });
    // Collects garbage first.
    const { objects } = await inspector.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { result: count } = await inspector.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    return count.value;
  };
  await expect.poll(countContexts).toBe(0);
});
