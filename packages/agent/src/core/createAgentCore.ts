import { closeCodes } from 'product-sdk/protocol';
import {
  describeRecording,
  detectLanguage,
  greetByRule,
  replyByRule,
  replyToRecording,
} from '../reply/replyByRule.js';
import { findTool, useTool } from '../reply/useToolByRule.js';
import type { Hooks } from './Hooks.js';
import { type AgentCoreOptions, resolveSettings } from './AgentOptions.js';
import type { Connection, ConnectionListener } from './Connection.js';
import { type FaultName, readFaults } from './faults.js';
import { ClientConnection } from './ClientConnection.js';
import { catchLogErrors } from './Log.js';
import { type IssuedToken, UsedTokens, type TokenIssuer } from './TokenIssuer.js';

/**
 * Fills in the default hooks; without a `speak` hook the device speaks. Transcripts of a given
 * `transcribe` are answered like texts.
 */
function fillHooks({ reply, greet, transcribe, speak }: Partial<Hooks>): Hooks {
  const hears = transcribe !== undefined;
  return {
    reply:
      reply ??
      ((text, { language, source, turn, tools, callTool, setEmotion }) => {
        if (source === 'recording' && !hears) return replyToRecording(language);
        const use = findTool(text, tools);
        if (use) return useTool(use, detectLanguage(text, language), callTool);
        return replyByRule(text, { language, turn, now: new Date(), setEmotion });
      }),
    greet:
      greet ??
      (({ language, context, setEmotion }) => {
        setEmotion('happy');
        return greetByRule(language, context);
      }),
    transcribe: transcribe ?? ((recording, { language }) => describeRecording(recording, language)),
    speak,
  };
}

/** The agent independent of any transport: transports pass connections to it. */
export interface AgentCore {
  /** Issues a token for one session. */
  issueToken(): Promise<IssuedToken>;
  /** Accepts a connection; returns nothing when there are too many. */
  accept(connection: Connection): ConnectionListener | undefined;
  /** Replaces the active faults from now on. */
  setFaults(names: Iterable<FaultName>): void;
  /** Whether a fault is active. */
  hasFault(name: FaultName): boolean;
  /** The number of open sessions. */
  countSessions(): number;
  /** Closes all connections. */
  stop(): void;
}

// Connections that have not sent `hello` yet use memory too, so they count.
const MOST_WAITING = 100;

/** Creates an agent from hooks, settings and a token store. */
export function createAgentCore(options: AgentCoreOptions, tokens: TokenIssuer): AgentCore {
  const settings = resolveSettings(options.settings);
  const faults = new Set(readFaults(options.faults));
  const hooks = fillHooks(options);
  const connections = new Set<ClientConnection>();
  const host = {
    context: { hooks, settings, faults, log: catchLogErrors(options.log) },
    tokens,
    spentTokens: new UsedTokens(),
    openSessions: new Set<string>(),
  };
  return {
    async issueToken() {
      const lifetimeMs = faults.has('token-expired') ? -1_000 : settings.tokenLifetimeMs;
      const issued = await tokens.issue(lifetimeMs);
      return faults.has('token-invalid') ? { ...issued, token: `${issued.token}x` } : issued;
    },
    accept(connection) {
      if (connections.size >= settings.sessions + MOST_WAITING) {
        connection.close(closeCodes['too-many-sessions'], 'too-many-sessions');
        return undefined;
      }
      const client: ClientConnection = new ClientConnection(connection, host, () =>
        connections.delete(client),
      );
      connections.add(client);
      return client;
    },
    setFaults(names) {
      const next = readFaults(names);
      faults.clear();
      for (const name of next) faults.add(name);
    },
    hasFault: (name) => faults.has(name),
    countSessions: () => host.openSessions.size,
    stop() {
      for (const client of connections) client.leave();
    },
  };
}
