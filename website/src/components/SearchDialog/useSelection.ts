import { useState } from 'react';

/** Which option is selected; a new list starts at its first. */
export function useSelection(
  listKey: string,
  count: number,
  onMove: () => void,
): {
  selected: number;
  /** Moves for a key; false when the key is not about options. */
  move: (key: string) => boolean;
} {
  const [state, setState] = useState({ listKey, at: 0, moved: false });
  const current = state.listKey === listKey ? state : { listKey, at: 0, moved: false };
  const go = (at: number): boolean => {
    setState({ listKey, at: (at + count) % count, moved: true });
    onMove();
    return true;
  };
  const move = (key: string): boolean => {
    if (count === 0) return false;
    if (key === 'ArrowDown') return go(current.at + 1);
    if (key === 'ArrowUp') return go(current.at - 1);
    // Before the reader has walked the list these keys belong to the field.
    if (key === 'Home' && current.moved) return go(0);
    if (key === 'End' && current.moved) return go(count - 1);
    return false;
  };
  return { selected: Math.min(current.at, Math.max(0, count - 1)), move };
}
