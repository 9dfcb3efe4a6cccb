import { useState } from 'react';
import { createOutput } from 'product-sdk/audio';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';

const output = createOutput({ volume: 0.5 });

export function Volume() {
  const { actions } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
    output,
  });
  const [volume, setVolume] = useState(output.volume);
  const [muted, setMuted] = useState(output.muted);

  async function speak() {
    await actions.connect();
    await actions.sendTts('Can you hear me? Now change my volume.');
  }

  function change(wanted: number) {
    output.volume = wanted;
    setVolume(wanted);
  }

  function toggle() {
    output.muted = !muted;
    setMuted(!muted);
  }

  return (
    <>
      <button onClick={() => void speak()}>Speak</button>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        onChange={(event) => change(event.target.valueAsNumber)}
        aria-label="Volume"
      />
      <button onClick={toggle}>{muted ? 'Unmute' : 'Mute'}</button>
    </>
  );
}
