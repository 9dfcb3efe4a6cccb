import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AskPages } from 'korean-docs-search/answers';
import { afterEach, expect, test } from 'vitest';
import { createGuide, type GuideReply } from './createGuide';

const text = 'A token is valid for 10 minutes.';
const pages: AskPages = () =>
  Promise.resolve({
    terms: [{ weight: 1, isFunctionWord: false, known: true }],
    sections: [
      {
        href: 'docs/authentication/#expiry',
        title: 'Authentication',
        heading: 'Expiry',
        score: 1,
        coverage: 1,
        text,
        marks: [[2, 7, 0]],
        termsInHeading: [],
      },
    ],
  });

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const callTool = () => Promise.resolve(true);
const setEmotion = () => undefined;

/** Asks with a model that answers as given; returns the answer and what the model was sent. */
async function askWith(status: number, answer: string) {
  let sent = '';
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => response.writeHead(status).end(answer));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const replies: GuideReply[] = [];
  const queries: string[] = [];
  const reply = createGuide({
    language: 'en',
    ask: (query) => {
      queries.push(query);
      return pages(query);
    },
    modelUrl: `http://127.0.0.1:${port}/ask`,
    onReply: (one) => replies.push(one),
  });
  let said = '';
  const { signal } = new AbortController();
  const circumstances = { source: 'text', history: [], signal, callTool, setEmotion } as const;
  for await (const part of reply('token?', circumstances)) said += part;
  return { said, replies, queries, sent: JSON.parse(sent) as unknown };
}

test('sends the sections to the model, returns its answer and cites the sections', async () => {
  const { said, replies, queries, sent } = await askWith(200, 'Ten minutes, then fetch another.');
  expect(said).toBe('Ten minutes, then fetch another.');
  expect(sent).toMatchObject({
    question: 'token?',
    language: 'en',
    history: [],
    sections: [{ href: 'docs/authentication/#expiry', text }],
  });
  expect(replies).toHaveLength(1);
  expect(replies[0]).toMatchObject({ says: said, quotes: [] });
  expect(queries).toEqual(['token?']);
  expect(replies[0]?.sources[0]?.href).toBe('docs/authentication/#expiry');
});

test('quotes the pages when the model fails', async () => {
  const { said, replies, queries } = await askWith(503, 'busy');
  expect(said).toContain(text);
  expect(replies).toHaveLength(1);
  expect(replies[0]?.quotes).toEqual([text]);
  expect(queries).toEqual(['token?']);
});

test.each([
  ['Hello', 'text', 'happy'],
  ['Thank you', 'text', 'happy'],
  ['How long is a token valid?', 'text', undefined],
  ['How do I cook pasta?', 'text', 'sorry'],
  ['', 'recording', 'sorry'],
] as const)('the emotion of the reply to "%s" as %s is %s', async (asked, source, expected) => {
  const isKnown = asked.includes('token');
  const none = { terms: [], sections: [] };
  const ask: AskPages = (query) => (isKnown ? pages(query) : Promise.resolve(none));
  const reply = createGuide({ language: 'en', ask, onReply: () => undefined });
  const { signal } = new AbortController();
  let emotion: string | undefined;
  const circumstances = {
    ...{ source, history: [], signal, callTool },
    setEmotion: (one: string) => void (emotion = one),
  };
  for await (const part of reply(asked, circumstances)) expect(part).toBeTruthy();
  expect(emotion).toBe(expected);
});
