import type { Language } from '../core/Language.js';
import type { CliError } from './CliError.js';
import { allowedPhrases, failurePhrases } from './phrases.js';

function isOption(name: string): name is keyof typeof allowedPhrases {
  return Object.hasOwn(allowedPhrases, name);
}

/** Says what kept the agent from starting, and what would be right. */
export function tellFailure({ failure, word }: CliError, language: Language): string {
  const option = word.replace(/^--/u, '');
  const allowed = isOption(option) ? allowedPhrases[option][language] : '';
  return failurePhrases[failure][language]
    .replace('{word}', () => word)
    .replace('{allowed}', allowed);
}
