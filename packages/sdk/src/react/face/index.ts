export { AgentFace, type AgentFaceProps } from './AgentFace.js';
