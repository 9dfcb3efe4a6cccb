import type { AgentState, RecordingOptions } from 'product-sdk';
import { createOutput } from 'product-sdk/audio';
import type { Place } from '../harness/agentPage';
import type { BrowserCause } from './browserCauses';
import '../harness/agentPage';

/** What came of a recording. */
export interface Met {
  code: string | undefined;
  state: AgentState;
  /** The codes of `error` events. */
  told: string[];
}

declare global {
  interface Window {
    /** Records until something fails. The page's title changes when the recording has started. */
    record(place: Place, fails: BrowserCause['fails'], options?: RecordingOptions): Promise<Met>;
  }
}

window.record = async (place, fails, options) => {
  const agent = window.agentAt(place);
  const { actions } = agent;
  const told: string[] = [];
  agent.on('error', ({ code }) => told.push(code));
  const failed = new Promise((_, reject) => agent.on('error', reject));
  failed.catch(() => undefined);
  await actions.connect();
  if (fails === 'setDevice') {
    const code = await window.codeOf(createOutput().setDevice('unplugged'));
    return { code, state: agent.state, told };
  }
  const starting = actions.startRecording(options);
  const recording = await starting.catch(() => undefined);
  if (fails === 'error event')
    await new Promise<void>((resolve) =>
      agent.on('recording-level', ({ elapsedMs }) => elapsedMs >= 400 && resolve()),
    );
  if (recording) document.title = 'recording';
  const failing = {
    startRecording: () => starting,
    stopRecording: () => actions.stopRecording(),
    result: () => recording?.result ?? starting,
    'error event': () => failed,
  };
  return { code: await window.codeOf(failing[fails]()), state: agent.state, told };
};
