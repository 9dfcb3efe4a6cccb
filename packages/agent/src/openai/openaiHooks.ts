import {
  type GreetContext,
  type HookContext,
  type Hooks,
  type Recording,
  type ReplyContext,
  type SpeechPart,
  ToolError,
} from '../core/Hooks.js';
import { cutText, splitSentences } from '../core/splitText.js';
import { markMouthShapes } from '../mouth/markMouthShapes.js';

/**
 * The options of `openaiHooks`.
 * @since 0.1.0
 */
export interface OpenaiOptions {
  /** The base URL of the API, such as `https://api.openai.com/v1` or `http://localhost:11434/v1`. */
  url: string;
  /** The API key, sent as a bearer token. Default: none. */
  apiKey?: string;
  /** The model that replies and greets. Default: the agent's fixed rules. */
  replyModel?: string;
  /** Instructions for the model, at the start of the system prompt. */
  instructions?: string;
  /** The model that transcribes recordings. Default: no speech recognition. */
  transcribeModel?: string;
  /** The model that speaks. It must return PCM16 at 24 kHz. Default: the agent's `voice`. */
  speakModel?: string;
  /** The voice of `speakModel`. Default: `alloy`. */
  voice?: string;
  /**
   * More parameters of the requests for replies, transcripts and speech, such as
   * `{ reply: { reasoning_effort: 'low' } }`. They replace default ones of the same name; `undefined`
   * omits one.
   */
  parameters?: Partial<Record<'reply' | 'transcribe' | 'speak', Record<string, unknown>>>;
}

interface FunctionCall {
  id: string;
  function: { name: string; arguments: string };
}

type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ({ type: 'function' } & FunctionCall)[] }
  | { role: 'tool'; tool_call_id: string; content: string };

interface ChatDelta {
  content?: string | null;
  tool_calls?: { index: number; id?: string; function?: { name?: string; arguments?: string } }[];
}

/** The maximum rounds of tool calls in a reply, in case a model never stops. */
const MOST_ROUNDS = 8;

const SPEECH_RATE_HZ = 24_000;
const RECORDING_RATE_HZ = 16_000;

/**
 * Creates hooks that use an OpenAI-compatible API. Replies are streamed, use the conversation, the
 * context and the tools, and are canceled when the client interrupts. Mouth shapes are estimated.
 * Anything without a model keeps its default behavior.
 *
 * @param options - The endpoint and its models.
 * @returns Hooks for `startAgent`. They throw the response of the API if a request fails.
 * @throws {TypeError} If `url` isn't an http or https address.
 * @since 0.1.0
 */
export function openaiHooks(options: OpenaiOptions): Partial<Hooks> {
  const { url, replyModel, transcribeModel, speakModel } = options;
  if (!/^https?:\/\//.test(url))
    throw new TypeError(`url must begin with http:// or https://, not "${url}".`);
  return {
    ...(replyModel && {
      reply: (text: string, context: ReplyContext) => converse(options, replyModel, text, context),
      greet: (context: GreetContext) =>
        converse(options, replyModel, greetings[context.language], context),
    }),
    ...(transcribeModel && {
      transcribe: (recording: Recording, context: HookContext) =>
        transcribe(options, transcribeModel, recording, context),
    }),
    ...(speakModel && {
      speak: (text: string, context: HookContext) => speak(options, speakModel, text, context),
    }),
  };
}

const greetings = {
  ko: '사용자에게 한 문장으로 인사해 주세요.',
  en: 'Greet the user in one sentence.',
};

async function request(
  { url, apiKey }: OpenaiOptions,
  path: string,
  body: FormData | Record<string, unknown>,
  signal: AbortSignal,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const address = `${url.replace(/\/+$/, '')}/${path}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: isForm ? body : JSON.stringify(body),
    signal,
  });
  if (response.ok) return response;
  const answer = await response.text().catch(() => '');
  // A server may echo the rejected key, and the error is logged.
  const detail = cutText(apiKey ? answer.replaceAll(apiKey, '…') : answer, 300);
  throw new Error(`${address} answered ${response.status}. ${detail}`.trim());
}

function begin(
  { instructions }: OpenaiOptions,
  { context, history, language }: GreetContext,
): ChatMessage[] {
  const lines = [
    instructions,
    `Reply in ${language === 'ko' ? 'Korean' : 'English'}. What you say is spoken aloud: plain sentences, no markup.`,
    Object.keys(context).length > 0 &&
      `What the page tells of the user: ${JSON.stringify(context)}`,
  ];
  return [
    { role: 'system', content: lines.filter(Boolean).join('\n') },
    ...history.map(({ role, text }): ChatMessage => ({
      role: role === 'agent' ? 'assistant' : role,
      content: text,
    })),
  ];
}

/** Streams a reply; runs the tools that the model calls and continues with their results. */
async function* converse(
  options: OpenaiOptions,
  model: string,
  text: string,
  context: GreetContext,
): AsyncGenerator<string> {
  const messages: ChatMessage[] = [...begin(options, context), { role: 'user', content: text }];
  const tools = context.tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters: parameters ?? { type: 'object', properties: {} } },
  }));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const body = {
      model,
      messages,
      stream: true,
      ...(tools.length > 0 && { tools }),
      ...options.parameters?.reply,
    };
    const response = await request(options, 'chat/completions', body, context.signal);
    const calls: FunctionCall[] = [];
    let reply = '';
    for await (const { content, tool_calls: parts = [] } of readDeltas(response)) {
      if (content) {
        reply += content;
        yield content;
      }
      for (const part of parts) addPart(calls, part);
    }
    if (calls.length === 0) return;
    messages.push({
      role: 'assistant',
      content: reply,
      tool_calls: calls.map((call) => ({ type: 'function', ...call })),
    });
    for (const call of calls)
      messages.push({ role: 'tool', tool_call_id: call.id, content: await runTool(call, context) });
  }
  throw new Error(`The model called tools ${MOST_ROUNDS} times without an end.`);
}

/** Parses a stream of server-sent events. */
async function* readEvents({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (rest + value).split(/\r\n|\n/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        const data = /^data: ?(.*)$/.exec(line)?.[1];
        if (data) yield data;
      }
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function* readDeltas(response: Response): AsyncGenerator<ChatDelta> {
  let isWhole = false;
  for await (const data of readEvents(response)) {
    if (data === '[DONE]') return;
    const { choices, error } = JSON.parse(data) as {
      choices?: { delta?: ChatDelta; finish_reason?: string | null }[];
      error?: { message?: string };
    };
    if (error) throw new Error(`The model failed: ${error.message ?? data}`);
    const [choice] = choices ?? [];
    if (choice?.delta) yield choice.delta;
    isWhole ||= Boolean(choice?.finish_reason);
  }
  // Servers end the stream with `[DONE]`, or at least state a finish reason.
  if (!isWhole) throw new Error('The reply broke off.');
}

/** A call arrives in pieces: its name first, then its arguments as they are generated. */
function addPart(
  calls: FunctionCall[],
  { index, id, function: part }: NonNullable<ChatDelta['tool_calls']>[number],
): void {
  const call = (calls[index] ??= {
    id: id ?? `call_${index}`,
    function: { name: '', arguments: '' },
  });
  call.function.name += part?.name ?? '';
  call.function.arguments += part?.arguments ?? '';
}

/**
 * Runs a tool in the page and serializes its result, or the reason why there is none, for the
 * model.
 */
async function runTool({ function: called }: FunctionCall, context: GreetContext): Promise<string> {
  try {
    const input: unknown = JSON.parse(called.arguments || '{}');
    const result = await context.callTool(called.name, input as Record<string, unknown>);
    return JSON.stringify(result ?? null);
  } catch (error) {
    if (context.signal.aborted) throw error;
    const isForModel =
      error instanceof ToolError || error instanceof SyntaxError || error instanceof TypeError;
    if (!isForModel) throw error;
    return JSON.stringify({ error: error.message });
  }
}

async function transcribe(
  options: OpenaiOptions,
  model: string,
  { samples }: Recording,
  { language, signal }: HookContext,
): Promise<string> {
  const form = new FormData();
  form.set(
    'file',
    new Blob([writeWav(samples, RECORDING_RATE_HZ)], { type: 'audio/wav' }),
    'a.wav',
  );
  const fields = { model, language, ...options.parameters?.transcribe };
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, String(value));
  const response = await request(options, 'audio/transcriptions', form, signal);
  const { text } = (await response.json()) as { text?: unknown };
  if (typeof text !== 'string') throw new Error('The transcript has no text.');
  return text.trim();
}

/** Speaks sentence by sentence, so that the first is heard while the next is synthesized. */
async function* speak(
  options: OpenaiOptions,
  model: string,
  text: string,
  { signal }: HookContext,
): AsyncGenerator<SpeechPart> {
  const { voice = 'alloy', parameters } = options;
  for (const input of splitSentences(text)) {
    const body = { model, voice, input, response_format: 'pcm', ...parameters?.speak };
    const response = await request(options, 'audio/speech', body, signal);
    const bytes = await response.arrayBuffer();
    const samples = new Int16Array(bytes, 0, Math.floor(bytes.byteLength / 2));
    if (samples.length === 0) continue;
    yield { samples, marks: markMouthShapes(input, (samples.length / SPEECH_RATE_HZ) * 1_000) };
  }
}

/** A file of PCM16, mono. */
function writeWav(samples: Int16Array, rate: number): ArrayBuffer {
  const bytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(44 + bytes));
  const write = (at: number, text: string): void =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, sample, true));
  return view.buffer;
}
