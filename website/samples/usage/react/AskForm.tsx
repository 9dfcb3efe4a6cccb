import { useEffect, useState, type FormEvent } from 'react';
import { AgentError, type ErrorCode } from 'product-sdk';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';

const words: Partial<Record<ErrorCode, string>> = {
  'connect-failed': 'The agent cannot be reached.',
  'connection-lost': 'The connection was lost.',
  'text-empty': 'Write something first.',
};

export function AskForm() {
  const { actions, on } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<AgentError>();

  useEffect(() => on('error', setProblem), [on]);

  async function ask(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    try {
      await actions.connect();
      await actions.sendText(text);
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error;
      if (error.code !== 'interrupted') setProblem(error);
    }
  }

  return (
    <form onSubmit={ask}>
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Message"
      />
      <button>{problem?.retryable ? 'Try again' : 'Send'}</button>
      {problem && (
        <p role="alert">
          {words[problem.code] ?? 'Something went wrong.'}{' '}
          <small>{problem.code}</small>
        </p>
      )}
    </form>
  );
}
