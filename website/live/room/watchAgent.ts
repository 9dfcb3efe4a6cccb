import type { Agent } from 'product-sdk';
import { eventNames } from '../channel/eventNames';
import { sinceStart, type Tell } from './Telling';
import { toPlain } from './toPlain';

/** Tells the page every event of an agent. */
export function watchAgent(agent: Agent, tell: Tell): void {
  for (const name of eventNames) {
    agent.on(name, (payload) =>
      tell({ type: 'event', name, atMs: sinceStart(), payload: toPlain(payload) }),
    );
  }
}
