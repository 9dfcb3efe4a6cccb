import { useState } from 'react';
import { AgentError } from 'product-sdk';
import { detectVoice } from 'product-sdk/audio';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';

const endOnSilence = detectVoice({ waitMs: 5_000 });

export function HandsFree() {
  const { state, messages, actions } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });
  const [isTalking, setTalking] = useState(false);

  async function talk() {
    await actions.connect();
    let discarded = false;
    while (!discarded) {
      const options = { endOnSilence, bargeIn: true };
      const recording = await actions.startRecording(options);
      ({ discarded } = await recording.result);
    }
  }

  async function toggle() {
    if (isTalking) return actions.disconnect();
    setTalking(true);
    try {
      await talk();
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error;
      if (error.code !== 'aborted') alert(error.message);
    } finally {
      setTalking(false);
    }
  }

  return (
    <>
      <button onClick={() => void toggle()}>
        {isTalking ? `Stop (${state})` : 'Talk'}
      </button>
      <p>{messages.at(-1)?.text}</p>
    </>
  );
}
