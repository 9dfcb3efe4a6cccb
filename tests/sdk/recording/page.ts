import type { Agent, RecordingOptions } from 'product-sdk';
import { detectVoice, type VoiceOptions } from 'product-sdk/audio';
import { transitions } from 'product-sdk/reference';
import type { Place } from '../harness/agentPage';
import '../harness/agentPage';

declare global {
  interface Window {
    /** Connects an agent whose microphone hears only what `say` plays. All events are recorded. */
    openFixture(place: Place, clip: number[]): Promise<ListeningFixture>;
  }
}

/** A speaker at the microphone of a connected agent. */
export interface ListeningFixture {
  agent: Agent;
  told: string[];
  /** Plays the clip; resolves at its end. */
  say(): Promise<void>;
  /** The value of `endOnSilence`. */
  handsFree(options?: VoiceOptions): RecordingOptions;
  /** Resolves after a matching event. */
  hears(line: string): Promise<void>;
}

const CLIP_RATE = 16_000;

window.openFixture = async (place, clip) => {
  const context = new AudioContext();
  const microphone = context.createMediaStreamDestination();
  // A track is stopped when a recording ends, and the next recording opens another.
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(microphone.stream.clone());
  const buffer = context.createBuffer(1, clip.length, CLIP_RATE);
  buffer.copyToChannel(Float32Array.from(clip), 0);

  const agent = window.agentAt(place);
  const told: string[] = [];
  agent.on('state-change', ({ state, previous, reason }) => {
    const isKnown = transitions.some(
      (way) => way.from === previous && way.to === state && way.reason === reason,
    );
    told.push(`${isKnown ? '' : 'unknown: '}${state} by ${reason}`);
  });
  agent.on('voice-start', () => told.push('voice'));
  agent.on('voice-end', () => told.push('no voice'));
  agent.on('speech-end', ({ completed }) => told.push(`speech ${completed ? 'over' : 'cut'}`));
  agent.on('recording-end', ({ reason }) => told.push(`recording: ${reason}`));
  agent.on('error', ({ code }) => told.push(code));
  await agent.actions.connect();
  return {
    agent,
    told,
    say: () =>
      new Promise((resolve) => {
        const source = new AudioBufferSourceNode(context, { buffer });
        source.onended = () => resolve();
        source.connect(microphone);
        source.start();
      }),
    handsFree: (options) => ({ endOnSilence: detectVoice(options) }),
    async hears(line) {
      while (!told.includes(line)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
};
