import type { AgentError } from 'product-sdk';

type NextStep = 'retry' | 'ask-for-microphone' | 'ignore' | 'report';

export function decide(error: AgentError): NextStep {
  switch (error.code) {
    case 'aborted':
    case 'interrupted':
      return 'ignore';
    case 'microphone-denied':
      return 'ask-for-microphone';
    default:
      return error.retryable ? 'retry' : 'report';
  }
}
