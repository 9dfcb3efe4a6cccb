import type { Agent } from 'product-sdk';
import { detectVoice } from 'product-sdk/audio';

const endOnSilence = detectVoice({ waitMs: 5_000 });

export async function converse(agent: Agent): Promise<void> {
  const { connect, startRecording } = agent.actions;
  await connect();
  let discarded = false;
  while (!discarded) {
    const options = { endOnSilence, bargeIn: true };
    const recording = await startRecording(options);
    ({ discarded } = await recording.result);
  }
}
