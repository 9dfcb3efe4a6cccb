import { createAgent, type SpeechStartEvent } from 'product-sdk';
import { getToken } from './getToken';

const advice: Record<SpeechStartEvent['voice'], string> = {
  agent: 'Check the volume, the mute switch and the output device.',
  device: 'Check that the system has a voice for this language.',
  silent: 'Neither the agent nor the device has a voice.',
};

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
agent.on('speech-start', ({ voice }) => console.log(advice[voice]));

await agent.actions.connect();
await agent.actions.sendTts('Can you hear me?');
await agent.actions.disconnect();
