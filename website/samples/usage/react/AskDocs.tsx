import { useState, type FormEvent } from 'react';
import type { Source } from 'korean-docs-search/answers';
import { SearchClient } from 'korean-docs-search/client';
import { createPageAgent } from 'product-agent/page';
import { AgentError } from 'product-sdk';
import { useAgent } from 'product-sdk/react';
import { AgentFace } from 'product-sdk/react/face';
import { answerFrom } from './answerFrom';

const base = '/en/';
const words = {
  found: 'The docs say this.',
  near: 'I found no answer. These are the closest sections.',
  none: 'I found no answer.',
};

/** An agent in the page that says what the docs say. */
function createMind(show: (sources: Source[]) => void) {
  const search = new SearchClient('/search/worker.js');
  const answer = answerFrom((query) => search.texts(base, query), words);
  return createPageAgent({
    reply: async (text) => {
      const { says, quotes, sources } = await answer(text);
      show(quotes.length > 0 ? sources.slice(0, 1) : sources);
      return says;
    },
  });
}

export function AskDocs() {
  const [sources, setSources] = useState<Source[]>([]);
  const [mind] = useState(() => createMind(setSources));
  const { url, transport, getToken } = mind;
  const agent = useAgent({ url, transport, getToken, language: 'en' });
  const [text, setText] = useState('Does the SDK use cookies?');
  const said = agent.messages.at(-1);

  async function ask(event: FormEvent) {
    event.preventDefault();
    setSources([]);
    try {
      await agent.actions.connect();
      await agent.actions.sendText(text);
    } catch (error) {
      const isAgentError = AgentError.isInstance(error);
      if (!isAgentError || error.code !== 'interrupted') throw error;
    }
  }

  return (
    <form onSubmit={(event) => void ask(event)}>
      <AgentFace agent={agent} style={{ width: '8rem' }} />
      <p style={{ whiteSpace: 'pre-line' }} role="status">
        {said?.role === 'agent' && said.text}
      </p>
      {sources.map(({ href, title, heading }) => (
        <p key={href}>
          <a href={base + href} target="_blank">
            {title} › {heading}
          </a>
        </p>
      ))}
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Question"
      />
      <button>Ask</button>
    </form>
  );
}
