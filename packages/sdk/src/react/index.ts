export { useAgent } from './useAgent.js';
