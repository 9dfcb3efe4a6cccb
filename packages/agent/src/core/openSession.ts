import { PROTOCOL_VERSION } from 'product-sdk/protocol';
import type { Hello } from './greet.js';
import { Session } from './Session.js';
import type { AgentContext, SessionContext } from './SessionContext.js';

/** Opens a session for a client that was let in, and tells it so. */
export function openSession(
  context: AgentContext,
  id: string,
  { language, speech }: Hello,
  idleTimeoutMs: number,
  { outbox, fail }: Pick<SessionContext, 'outbox' | 'fail'>,
): Session {
  const voice = context.hooks.speak ? 'agent' : 'device';
  context.log('session-open', { session: id, language, voice });
  const protocol = PROTOCOL_VERSION;
  outbox.send({ type: 'ready', protocol, session: id, language, voice, idleTimeoutMs });
  outbox.isSilent = context.faults.has('frozen');
  return new Session({
    ...context,
    id,
    language,
    speech,
    outbox,
    fail,
    history: [],
    turn: 0,
    stream: 0,
    stopSpeaking: () => undefined,
  });
}
