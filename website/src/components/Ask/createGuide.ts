import type { Locale } from '@site/brand';
import { type Answer, answerFrom } from '@site/samples/usage/react/answerFrom';
import type { AskPages } from 'korean-docs-search/answers';
import type { Emotion } from 'product-sdk';

/** What the agent can do on the page, besides answering. */
type PageAction = 'show' | 'run';

/** An answer: its text, the quoted part, the sources, and the emotion it is spoken with. */
export interface GuideReply extends Pick<Answer, 'says' | 'quotes' | 'sources'> {
  emotion?: Emotion;
}

/** Her own phrases, which are on no page. */
const phrases: Record<
  Locale,
  Record<'hello' | 'thanks' | 'found' | 'near' | 'none' | 'unheard', string> &
    Record<PageAction, [done: string, failed: string]>
> = {
  ko: {
    hello: '안녕하세요. 이 SDK에 대해 물어보세요. 문서에 있는 문장으로 답합니다.',
    thanks: '도움이 되어 기쁩니다.',
    found: '문서에 이렇게 나와 있습니다.',
    near: '문서에서 답을 찾지 못했습니다. 가장 가까운 곳은 여기입니다.',
    none: '저는 문서에 있는 내용으로만 답합니다. 이 SDK에 대해 물어보세요.',
    unheard: '녹음을 받았지만 음성은 인식하지 못합니다. 텍스트로 물어보세요.',
    show: ['여기에 있습니다.', '그 페이지를 열지 못했습니다.'],
    run: ['예제를 실행했습니다.', '답이 있는 섹션에는 실행할 예제가 없습니다.'],
  },
  en: {
    hello: 'Hello. Ask me about this SDK. I answer with sentences from the docs.',
    thanks: 'You are welcome.',
    found: 'The docs say this.',
    near: 'I found no answer in the docs. These are the closest sections.',
    none: 'I answer only from the docs. Ask me about this SDK.',
    unheard: 'I received your recording, but I don’t recognize speech. Type your question instead.',
    show: ['It is here.', 'I could not open that page.'],
    run: ['The sample is running.', 'There is no sample to run in the section of that answer.'],
  },
};

const actionPatterns: Record<PageAction, RegExp> = {
  show: /^(?:(?:거기|그걸?|어디)\S* )?(?:좀 )?(?:보여|어디)\S*(?: ?(?:줘|주세요|있어\S*|줄래\S*))?[.?!]*$|^(?:please )?(?:show (?:me|it)(?: (?:where|that|it))?|where is (?:it|that|this))[.?!]*$/iu,
  run: /^(?:(?:그거|그걸|예제\S*) )?(?:좀 )?(?:실행|돌려)\S*(?: ?(?:줘|주세요|봐\S*|줄래\S*))?[.?!]*$|^(?:please )?run (?:it|that|this|the (?:sample|example|code))[.?!]*$/iu,
};
const greeting =
  /^(?:안녕\S*|반가\S*|hello|hi|hey|good (?:morning|afternoon|evening))(?: there)?[\s.!?~]*$/iu;
const thanks =
  /^(?:정말 |너무 )?(?:고마\S*|고맙\S*|감사\S*|thanks?(?: you)?)(?: (?:so|very) much| a lot)?[\s.!?~]*$/iu;

/** Calls the site owner's model and streams its answer. The sections are passed for citing. */
async function* askModel(
  url: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

export interface GuideOptions {
  language: Locale;
  /** The search of the pages. */
  ask: AskPages;
  /** The URL of a model that phrases the answer. */
  modelUrl?: string;
  /** Called with each answer before its first word. */
  onReply: (reply: GuideReply) => void;
}

interface ReplyContext {
  source: 'text' | 'recording';
  history: readonly { role: 'user' | 'agent'; text: string }[];
  signal: AbortSignal;
  setEmotion: (emotion: Emotion) => void;
  callTool: (name: string, args: Record<string, unknown>) => Promise<unknown>;
}

const sectionsForModel = 5;

/** Long enough for her to be seen thinking. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Creates the `reply` hook of an agent that only answers from the pages. */
export function createGuide({ language, ask, modelUrl, onReply }: GuideOptions) {
  const texts = phrases[language];
  const answerQuestion = answerFrom(ask, texts);
  let lastAnswer: Pick<GuideReply, 'quotes' | 'sources'> = { quotes: [], sources: [] };
  const createReply = (says: string, more: Partial<GuideReply> = {}): GuideReply => {
    const reply = { says, quotes: [], sources: [], ...more };
    onReply(reply);
    return reply;
  };

  /** Performs the requested action on the page, and replies whether it succeeded. */
  async function runAction(text: string, { callTool, signal }: ReplyContext) {
    const [source] = lastAnswer.sources;
    const action = (['show', 'run'] as const).find((one) => actionPatterns[one].test(text));
    if (!source || !action) return undefined;
    const isDone = await callTool(action, { source, quotes: lastAnswer.quotes }).catch(() => false);
    signal.throwIfAborted();
    return isDone === true
      ? createReply(texts[action][0], { emotion: 'happy' })
      : createReply(texts[action][1], { emotion: 'sorry' });
  }

  async function answer(text: string, known?: Answer): Promise<GuideReply> {
    if (greeting.test(text)) return createReply(texts.hello, { emotion: 'happy' });
    if (thanks.test(text)) return createReply(texts.thanks, { emotion: 'happy' });
    const found = known ?? (await answerQuestion(text));
    if (found.sources.length) lastAnswer = found;
    return createReply(found.says, { ...found, ...(!found.quotes.length && { emotion: 'sorry' }) });
  }

  return async function* reply(text: string, context: ReplyContext) {
    const { source, history, signal } = context;
    const question = text.trim();
    if (source === 'recording')
      return yield* stream(createReply(texts.unheard, { emotion: 'sorry' }), context);
    const performed = await runAction(question, context);
    if (performed) return yield* stream(performed, context);
    let found: Answer | undefined;
    if (modelUrl) {
      try {
        found = await answerQuestion(question);
        // A question that the pages cannot answer, such as a request to say something, may still be
        // answered by a model.
        const { sections } = found.sections.length > 0 ? found : await ask(question);
        const best = sections
          .slice(0, sectionsForModel)
          .map(({ href, title, heading, text: words }) => ({ href, title, heading, text: words }));
        const answer = { says: '', quotes: [], sources: found.sources };
        let isReported = false;
        const request = { question, language, history, sections: best };
        for await (const part of askModel(modelUrl, request, signal)) {
          answer.says += part;
          if (!isReported) onReply(answer);
          isReported = true;
          yield part;
        }
        lastAnswer = answer;
        if (isReported) return;
      } catch (error) {
        if (signal.aborted) throw error;
        // She still has the pages.
      }
    }
    const [answered] = await Promise.all([answer(question, found), pause()]);
    return yield* stream(answered, context);
  };
}

/** Streams an answer with its emotion, in chunks of a few words. */
function* stream({ says, emotion }: GuideReply, { setEmotion }: ReplyContext): Generator<string> {
  if (emotion) setEmotion(emotion);
  yield* says.match(/\S+\s*(?:\S+\s*)?/gu) ?? [];
}
