import { AgentError } from '../errors.js';
import { limits } from '../limits.js';
import type { AgentOptions, TokenRequest } from '../options.js';

/**
 * Asks the application for a token.
 * @throws token-fetch-failed
 */
export const fetchToken = async (
  getToken: AgentOptions['getToken'],
  request: TokenRequest,
): Promise<string> => {
  let token: unknown;
  try {
    token = await getToken(request);
  } catch (error) {
    const detail = error instanceof Error ? error.message : undefined;
    throw new AgentError('token-fetch-failed', detail, error);
  }
  if (typeof token !== 'string' || !token || token.length > limits.tokenCharacters)
    throw new AgentError(
      'token-fetch-failed',
      `getToken gave no token of 1–${limits.tokenCharacters} characters`,
    );
  return token;
};
