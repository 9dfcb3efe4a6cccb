import { type AgentMessage, type ClientMessage } from './wire.js';
/**
 * What became of a text frame: a message; a message of a type this version does not know, to be
 * let pass; or something that is no message, after which the connection cannot be trusted.
 */
export type Reading<M> = {
    kind: 'message';
    message: M;
} | {
    kind: 'unknown';
    type: string;
} | {
    kind: 'malformed';
    detail: string;
};
/** Reads a text frame that came from a client. Never throws. */
export declare const readClientMessage: (frame: string) => Reading<ClientMessage>;
/** Reads a text frame that came from an agent. Never throws. */
export declare const readAgentMessage: (frame: string) => Reading<AgentMessage>;
