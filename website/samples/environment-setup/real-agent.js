import { startAgent } from 'product-agent';
import { openaiHooks } from 'product-agent/openai';

const agent = await startAgent({
  ...openaiHooks({
    url: 'https://api.openai.com/v1',
    apiKey: process.env.OPENAI_API_KEY,
    replyModel: 'gpt-4o-mini',
    transcribeModel: 'whisper-1',
    speakModel: 'tts-1',
    instructions: 'You are a museum guide.',
  }),
  log: console.log,
});

console.log(agent.url);
