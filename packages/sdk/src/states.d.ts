/**
 * The states an agent can be in, in the order a first conversation meets them.
 * @since 0.1.0
 */
export declare const states: readonly ["idle", "connecting", "ready", "thinking", "speaking", "recording", "reconnecting", "disconnected"];
/**
 * What the agent is doing right now.
 * @since 0.1.0
 */
export type AgentState = (typeof states)[number];
