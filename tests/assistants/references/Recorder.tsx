import { useState } from 'react';
import { AgentError } from 'product-sdk';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';

export function Recorder() {
  const { state, messages, actions } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });
  const [problem, setProblem] = useState('');
  const isRecording = state === 'recording';

  async function toggle() {
    setProblem('');
    try {
      if (isRecording) return void (await actions.stopRecording());
      await actions.connect();
      await actions.startRecording();
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error;
      if (error.code !== 'interrupted') setProblem(error.message);
    }
  }

  return (
    <>
      <button onClick={() => void toggle()}>{isRecording ? 'Stop' : 'Record'}</button>
      <p>{messages.findLast(({ role }) => role === 'agent')?.text}</p>
      <p role="alert">{problem}</p>
    </>
  );
}
