import { AgentError } from 'product-sdk';
import { decide } from './narrowing';

console.log(decide(new AgentError('aborted')));
console.log(decide(new AgentError('microphone-denied')));
console.log(decide(new AgentError('connect-failed')));
console.log(decide(new AgentError('text-empty')));
