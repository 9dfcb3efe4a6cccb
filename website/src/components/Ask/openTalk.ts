import { watchAgent } from '@site/live/runtime/channel';
import type { FrameMessage } from '@site/live/channel/messages';
import { brand, type Locale } from '@site/brand';
import { createPageAgent } from 'product-agent/page';
import { type Agent, createAgent } from 'product-sdk';
import { searchClientAt } from '../SearchDialog/useSearchClient';
import type { Source } from 'korean-docs-search/answers';
import { createGuide, type GuideOptions } from './createGuide';
import type { Places } from './Sources';
import { words } from './words';

export interface Pages {
  /** The address of the search's worker. */
  worker: string;
  /** The base URL of the language. */
  base: string;
}

type Guide = ReturnType<typeof createGuide>;

/** Makes the one who answers: from the pages, by the search that the box has as well. */
export function openGuide(
  language: Locale,
  { worker, base }: Pages,
  onReply: GuideOptions['onReply'],
): Guide {
  const client = searchClientAt(worker);
  // With a question answered, the index is at hand and the code compiled.
  client.texts(base, words[language].hint).catch(() => undefined);
  return createGuide({
    language,
    ask: (query) => client.texts(base, query),
    modelUrl: brand.askModelUrl || undefined,
    onReply,
  });
}

/**
 * Makes an agent to talk with: the SDK at one end, the local agent in the page at the other.
 * @param reply - What answers.
 * @param speech - Whether she is heard.
 * @param places - Gives what she can do on the page.
 * @param tell - Hears every event.
 */
export function openTalk(
  language: Locale,
  reply: Guide,
  speech: 'auto' | 'off',
  places: () => Places,
  tell: (message: FrameMessage) => void,
): Agent {
  const { url, transport, getToken } = createPageAgent({ reply });
  const tools = {
    show: {
      description: 'Goes to where the docs say something, and marks it.',
      run: (args: Record<string, unknown>) => {
        const { source, quotes } = args as { source: Source; quotes: readonly string[] };
        return places().show(source, quotes);
      },
    },
    run: {
      description: 'Runs the sample that stands there.',
      run: ({ source }: Record<string, unknown>) => places().run(source as Source),
    },
  };
  const agent = createAgent({ url, transport, getToken, language, speech, tools });
  watchAgent(agent, tell);
  return agent;
}
