import { startAgent } from 'product-agent';
import { openaiHooks } from 'product-agent/openai';

const agent = await startAgent({
  ...openaiHooks({
    url: 'https://models.example.com/v1',
    apiKey: process.env.MODEL_API_KEY,
    replyModel: 'your-chat-model',
    transcribeModel: 'your-transcription-model',
    speakModel: 'your-speech-model',
    instructions: 'You are a museum guide.',
  }),
  log: console.log,
});

console.log(agent.url);
