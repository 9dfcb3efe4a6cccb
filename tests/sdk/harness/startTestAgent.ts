import {
  startAgent,
  type NodeAgentOptions,
  type RunningAgent,
  type SpeechPart,
} from 'product-agent';

const SAMPLES_PER_MS = 24;

/** The duration of the test agent's speech per character. */
const CHARACTER_MS = 20;

/** A tone as long as the text, so that speech is the same on every machine. */
async function* speakTone(text: string): AsyncGenerator<SpeechPart> {
  const samples = Int16Array.from(
    { length: text.length * CHARACTER_MS * SAMPLES_PER_MS },
    (_, index) => Math.round(3_000 * Math.sin(index / 10)),
  );
  yield { samples, marks: [...text].map((_, index) => markAt(index)) };
}

const markAt = (index: number): SpeechPart['marks'][number] => ({
  shape: index % 2 === 0 ? 'open' : 'closed',
  atMs: index * CHARACTER_MS,
});

/** Starts the real agent on a free port, with a voice that needs nothing installed. */
export const startTestAgent = (options: NodeAgentOptions = {}): Promise<RunningAgent> =>
  startAgent({ port: 0, speak: speakTone, ...options });
