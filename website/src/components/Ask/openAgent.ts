import { watchAgent } from '@site/live/runtime/agentEvents';
import type { FrameMessage } from 'runnable-samples/frame';
import { brand, type Locale } from '@site/brand';
import { createPageAgent } from 'product-agent/page';
import { type Agent, createAgent } from 'product-sdk';
import { searchClientAt } from '../SearchDialog/useSearchClient';
import type { Source } from 'korean-docs-search/answers';
import { createGuide, type GuideOptions } from './createGuide';
import type { PageActions } from './Answer';
import { words } from './words';

export interface SearchAddress {
  /** The URL of the search's worker. */
  worker: string;
  /** The base URL of the language. */
  base: string;
}

type Guide = ReturnType<typeof createGuide>;

/** Creates the agent that answers from the pages, with the index of the search. */
export function openGuide(
  language: Locale,
  { worker, base }: SearchAddress,
  onReply: GuideOptions['onReply'],
): Guide {
  const client = searchClientAt(worker);
  // Warms up with a question, which loads the index and compiles the code.
  client.texts(base, words[language].hint).catch(() => undefined);
  return createGuide({
    language,
    ask: (query) => client.texts(base, query),
    modelUrl: brand.askModelUrl || undefined,
    onReply,
  });
}

/**
 * Creates an agent to talk with: the SDK connected to the local agent in the page.
 * @param reply - The hook that answers.
 * @param speech - Whether she is audible.
 * @param actions - Returns the site's tools.
 * @param onMessage - Called with every event.
 */
export function openAgent(
  language: Locale,
  reply: Guide,
  speech: 'auto' | 'off',
  actions: () => PageActions,
  onMessage: (message: FrameMessage) => void,
): Agent {
  const { url, transport, getToken } = createPageAgent({ reply });
  const tools = {
    show: {
      description: 'Goes to where the docs say something, and marks it.',
      run: (args: Record<string, unknown>) => {
        const { source, quotes } = args as { source: Source; quotes: readonly string[] };
        return actions().show(source, quotes);
      },
    },
    run: {
      description: 'Runs the sample that stands there.',
      run: ({ source }: Record<string, unknown>) => actions().run(source as Source),
    },
  };
  const agent = createAgent({ url, transport, getToken, language, speech, tools });
  watchAgent(agent, onMessage);
  return agent;
}
