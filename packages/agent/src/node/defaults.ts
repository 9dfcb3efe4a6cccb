/** The port of an agent that was given none. */
export const DEFAULT_PORT = 8_787;

/** The address of an agent that was given none; only this machine reaches it. */
export const DEFAULT_HOST = '127.0.0.1';

/**
 * The API key of an agent that was given none. For development only: everybody knows it.
 * @since 0.1.0
 */
export const DEVELOPMENT_API_KEY = 'dev-key';
