import type { Turn } from './Hooks.js';

const MOST_TURNS = 40;

/** Adds a turn to a history and forgets the oldest when there are too many. */
export function rememberTurn(history: Turn[], turn: Turn): void {
  history.push(turn);
  if (history.length > MOST_TURNS) history.shift();
}
