import { useEffect, useState } from 'react';

const typingPauseMs = 400;

/** A value as of the last pause in typing: what is announced would interrupt itself otherwise. */
export function useSettled<Value>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest), typingPauseMs);
    return () => clearTimeout(timer);
  }, [latest]);
  return settled;
}
