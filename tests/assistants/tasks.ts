import { expect, type Page } from '@playwright/test';
import type { RunningAgent } from 'product-agent';
import { connectClient, hello } from '../../packages/agent/tests/connectClient';
import { performStep } from '../samples/harness/performStep';

/** What a check can use while an answer runs. */
export interface Run {
  /** The page of the answer; an empty one for Node. */
  page: Page;
  /** The lines printed so far. */
  printed: readonly string[];
  /** How often the page requested a token. */
  tokenRequests(): number;
  /** How a module ended: the code of its error, if any. */
  ended(): Promise<{ code?: string }>;
  /** Reloads the page with another agent, optionally with faults. */
  restart(fault?: string): Promise<void>;
  agent: RunningAgent;
  /** The URL of an answer that is a server. */
  served: string;
}

/** A task for a coding assistant, with a check of the result. */
interface Task {
  /** The whole prompt. It contains everything that the check looks for. */
  words: string;
  /** The name of its file. */
  file: string;
  /** The agent's initial faults. */
  fault?: string;
  /** A correct answer: a sample of the pages, or a file in `references`. */
  reference: string;
  /**
   * The most common mistakes of assistants, as changes of the reference; `fails` is the expected
   * message.
   */
  mistake: { instead: string; of: string; fails: RegExp };
  /** A module that runs an answer which only exports, by sample name. */
  driver?: string;
  check(run: Run): Promise<void>;
}

const module =
  '`./getToken` exports `getToken()`. The agent is at ws://localhost:8787 and speaks English. Write one TypeScript module';

export const tasks: Readonly<Record<string, Task>> = {
  html: {
    words:
      'Write one HTML file that talks with the agent at ws://localhost:8787 in English, without a build tool. POST /token answers {"token"}. It has a text box labelled "Text" and a button "Ask", and shows what the agent says.',
    file: 'index.html',
    reference: 'getting-started/index.html',
    mistake: {
      of: 'ProductSDK.createAgent({',
      instead: 'new ProductSDK.Agent({',
      fails: /not a constructor/,
    },
    async check({ page }) {
      await performStep(page, { type: 'count to 3', into: 'Text' });
      await performStep(page, { press: 'Ask' });
      await performStep(page, { see: '/1, 2, 3\\. Done\\./' });
    },
  },
  react: {
    words:
      'Write a React component `Recorder`, in a file that exports it. `./getToken` exports `getToken()`; the agent is at ws://localhost:8787 and speaks English. A button "Record" becomes "Stop" while recording. Show what the agent says, and the message of an error in an element with the role "alert".',
    file: 'Recorder.tsx',
    reference: 'Recorder.tsx',
    mistake: {
      of: '{ state, messages, actions }',
      instead: '{ isRecording: state, messages, actions }',
      fails: /isRecording/,
    },
    async check({ page }) {
      await performStep(page, { press: 'Record' });
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      // Shorter recordings are rejected, and on a busy machine a second has less than a second of
      // audio.
      await page.waitForTimeout(3000);
      await performStep(page, { press: 'Stop' });
      await expect(page.locator('body')).toContainText(/received your recording/);
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await performStep(page, { press: 'Record' });
      await expect(page.getByRole('alert')).toContainText(/microphone/i);
    },
  },
  'token-server': {
    words:
      'Node.js로 토큰 서버를 작성하세요. 패키지 없이 파일 하나로, 8080 포트에서 POST /token에 {"token"}으로 응답합니다. 에이전트는 http://localhost:8787에 있고 API 키는 환경 변수 API_KEY에 있습니다. 다른 메서드는 거절합니다.',
    file: 'server.js',
    reference: 'authentication/token-server.js',
    mistake: {
      of: 'const { token, expiresAt } = await answer.json();',
      instead: 'const { token, expiresAt } = { token: API_KEY };',
      fails: /the key stays on the server/,
    },
    async check({ served, agent }) {
      const ask = (method: string) => fetch(`${served}/token`, { method });
      expect((await ask('GET')).ok).toBe(false);
      const answers = await Promise.all([ask('POST'), ask('POST')]);
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(bodies.join(''), 'the key stays on the server').not.toContain(agent.apiKey);
      const tokens = bodies.map((body) => String(JSON.parse(body).token));
      expect(new Set(tokens).size, 'each session has a token of its own').toBe(2);
      const client = await connectClient(agent.url);
      client.send(hello(tokens[0] ?? ''));
      await client.until('ready');
      client.close();
    },
  },
  retry: {
    words: `${module} that connects, prints the agent's state and disconnects. An error that may pass is tried again after a pause, up to three attempts in all; any other is thrown at once.`,
    file: 'retry.ts',
    fault: 'connect-failed',
    reference: 'api/connect-retry.ts',
    mistake: { of: '!error.retryable ||', instead: '', fails: /not tried again/ },
    async check({ printed, restart, ended, tokenRequests }) {
      expect(await ended()).toEqual({ code: 'connect-failed' });
      expect(tokenRequests(), 'what may pass is tried three times').toBe(3);
      await restart('protocol-mismatch');
      expect(await ended()).toEqual({ code: 'protocol-mismatch' });
      expect(tokenRequests(), 'what does not pass is not tried again').toBe(4);
      await restart();
      expect(await ended()).toEqual({});
      expect(printed).toEqual(['ready']);
    },
  },
  webview: {
    words:
      'react-native-webview로 https://app.example.com/talk 페이지를 여는 React Native 화면 `AgentScreen`을 작성하고 내보내세요. 페이지가 iOS와 Android에서 마이크를 쓰고 탭 없이 소리를 낼 수 있어야 하며, 다른 사이트에는 마이크를 허용하면 안 됩니다. 앱의 권한은 이미 선언했습니다.',
    file: 'AgentScreen.tsx',
    reference: 'webview-integration/AgentScreen.tsx',
    mistake: {
      of: '"grantIfSameHostElseDeny"',
      instead: '"grant"',
      fails: /grantIfSameHost/,
    },
    async check({ page }) {
      const said = page.locator('html');
      await expect(said).toHaveAttribute('data-props', /./);
      const { source, ...rest } = JSON.parse((await said.getAttribute('data-props')) ?? '');
      expect(source).toEqual({ uri: 'https://app.example.com/talk' });
      expect(rest).toMatchObject({
        allowsInlineMediaPlayback: true,
        mediaPlaybackRequiresUserAction: false,
        mediaCapturePermissionGrantType: expect.stringMatching(/^grantIfSameHostElse/),
        opened: ['https://app.example.com/talk'],
      });
    },
  },
  captions: {
    words: `${module} that connects and has the agent say "Welcome." and then "How can I help you?". An element with the role "status" shows each while it is spoken, and nothing before and after.`,
    file: 'captions.ts',
    reference: 'captions.ts',
    mistake: { of: "'speech-start'", instead: "'tts-start'", fails: /tts-start/ },
    async check({ page, ended }) {
      // The second state is as brief as the speech, so polling once a second may miss it.
      for (const text of ['Welcome.', 'How can I help you?', '']) {
        const shown = () => page.getByRole('status').textContent();
        await expect.poll(shown, { intervals: [20] }).toBe(text);
      }
      expect(await ended()).toEqual({});
    },
  },
  'hands-free': {
    words:
      'TypeScript 모듈 하나를 작성해 `converse(agent: Agent): Promise<void>`를 내보내세요. 연결한 뒤 버튼 없이 대화를 이어 갑니다. 사용자가 말을 마치면 녹음을 보내고 다시 녹음하며, 에이전트가 말하는 동안 사용자가 끼어들 수 있습니다. 5초 동안 아무 말도 없으면 끝납니다.',
    file: 'hands-free.ts',
    reference: 'api/hands-free.ts',
    driver: 'api/hands-free.drive.ts',
    mistake: {
      of: '{ endOnSilence, bargeIn: true }',
      instead: '{ silenceTimeoutMs: 5_000, bargeIn: true }',
      fails: /invalid-options/,
    },
    async check({ printed, ended }) {
      expect(await ended()).toEqual({});
      expect(printed).toEqual(['silence', 'no-voice']);
    },
  },
  tool: {
    words: `${module} that gives the agent a tool \`openCart\`, which sets the page's hash to "cart". It asks "Open the cart?" first, with buttons "Yes" and "No". Then it sends "Open the cart".`,
    file: 'tool.ts',
    reference: 'api/send-text-tools.ts',
    mistake: { of: 'async run(', instead: 'async execute(', fails: /execute/ },
    async check({ page, ended }) {
      await performStep(page, { press: 'No' });
      await ended();
      expect(new URL(page.url()).hash).toBe('');
      await page.reload();
      await performStep(page, { press: 'Yes' });
      await expect(page).toHaveURL(/#cart$/);
    },
  },
  context: {
    words:
      '`./getToken`은 `getToken()`을 내보내고 에이전트는 ws://localhost:8787에 있습니다. 영어로 대화하는 TypeScript 모듈 하나를 작성하세요. 사용자의 이름 Jisu를 연결할 때 알려 주어 에이전트가 먼저 인사하게 하고, 그 인사말을 출력한 뒤 연결을 끊습니다.',
    file: 'context.ts',
    reference: 'api/connect-context.ts',
    mistake: {
      of: 'await agent.actions.connect();',
      instead: "await agent.actions.connect({ context: { name: 'Jisu' } });",
      fails: /'context' does not exist/,
    },
    async check({ printed, ended }) {
      expect(await ended()).toEqual({});
      expect(printed.join('\n')).toMatch(/Jisu/);
    },
  },
  face: {
    words:
      'HTML 파일 하나를 작성하세요. 빌드 도구 없이 ws://localhost:8787의 에이전트에 연결하고 SDK의 얼굴을 보여 줍니다. POST /token은 {"token"}으로 응답합니다. 버튼 "Say hello"를 누르면 "Hello. Nice to meet you."라고 영어로 말합니다.',
    file: 'face.html',
    reference: 'usage/html-js/face.html',
    mistake: {
      of: "import { showFace } from '{{site}}/sdk/{{version}}/product-sdk-face.mjs';",
      instead: 'const { showFace } = ProductSDK;',
      fails: /showFace is not a function/,
    },
    async check({ page }) {
      await expect(page.locator('svg[data-state]')).toBeVisible();
      await performStep(page, { press: 'Say hello' });
      await expect(page.locator('svg[data-state="speaking"]')).toBeVisible();
      await expect(page.locator('svg[data-state="ready"]')).toBeVisible();
    },
  },
};
