import { useEffect, useState } from 'react';
import type { Agent } from 'product-sdk';

export function RecordButton({
  state,
  actions,
  on,
}: Pick<Agent, 'state' | 'actions' | 'on'>) {
  const [level, setLevel] = useState(0);

  useEffect(
    () => on('recording-level', (event) => setLevel(event.level)),
    [on],
  );

  async function toggle() {
    await actions.connect();
    if (state === 'recording') await actions.stopRecording();
    else await actions.startRecording();
  }

  return (
    <button onClick={() => void toggle().catch(console.error)}>
      {state === 'recording'
        ? `Stop (${Math.round(level * 100)} %)`
        : 'Record'}
    </button>
  );
}
