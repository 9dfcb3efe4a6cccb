import { createAgent } from 'product-sdk';
import { getToken } from './getToken';
import { converse } from './hands-free';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
let isFirst = true;

// Somebody speaks once, and then no more.
navigator.mediaDevices.getUserMedia = () => {
  const context = new AudioContext();
  const microphone = context.createMediaStreamDestination();
  if (isFirst) {
    const options = { type: 'sawtooth', frequency: 150 } as const;
    const voice = new OscillatorNode(context, options);
    voice.connect(microphone);
    voice.start(context.currentTime + 0.8);
    voice.stop(context.currentTime + 2);
  }
  isFirst = false;
  return Promise.resolve(microphone.stream);
};

agent.on('recording-end', ({ reason }) => console.log(reason));
await converse(agent);
await agent.actions.disconnect();
