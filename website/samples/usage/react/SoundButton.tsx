import { useEffect, useState } from 'react';
import type { Agent } from 'product-sdk';

export function SoundButton({ on }: Pick<Agent, 'on'>) {
  const [resume, setResume] = useState<() => Promise<boolean>>();

  useEffect(
    () => on('autoplay-blocked', (event) => setResume(() => event.resume)),
    [on],
  );

  if (!resume) return null;

  function turnOn() {
    setResume(undefined);
    void resume?.();
  }

  return <button onClick={turnOn}>Turn on sound</button>;
}
