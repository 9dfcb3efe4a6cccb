import { useAgent } from 'product-sdk/react';
import { AgentFace } from 'product-sdk/react/face';
import { getToken } from './getToken';

const look = { width: '10rem', '--face-hair': '#5b3a29' };

export function FaceToFace() {
  const agent = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });
  const { connect, sendTts } = agent.actions;

  async function talk() {
    await connect();
    const { completed } = await sendTts('Hello. Nice to meet you.');
    console.log(completed);
  }

  return (
    <>
      <AgentFace agent={agent} style={look} />
      <button onClick={() => void talk()}>Say hello</button>
    </>
  );
}
