'use client';

import { useState, type FormEvent } from 'react';
import { AgentError } from 'product-sdk';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';

export default function Chat() {
  const { state, messages, actions } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    setProblem('');
    try {
      await actions.connect();
      await actions.sendText(text);
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error;
      if (error.code !== 'interrupted') setProblem(error.message);
    }
  }

  return (
    <form onSubmit={send}>
      <p>State: {state}</p>
      {messages.map((message) => (
        <p key={message.id}>
          {message.role}: {message.text}
        </p>
      ))}
      <p role="alert">{problem}</p>
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Message"
        required
      />
      <button>Send</button>
    </form>
  );
}
