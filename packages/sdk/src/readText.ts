import { AgentError } from './errors.js';

/**
 * Takes the blanks off a text and refuses one that cannot be sent.
 * @throws invalid-options, text-empty, text-too-long
 */
export const readText = (given: string, maximum: number): string => {
  if (typeof given !== 'string') throw new AgentError('invalid-options', 'text must be a string');
  const text = given.trim();
  if (!text) throw new AgentError('text-empty');
  if (text.length > maximum)
    throw new AgentError('text-too-long', `${text.length} of ${maximum} characters`);
  return text;
};
