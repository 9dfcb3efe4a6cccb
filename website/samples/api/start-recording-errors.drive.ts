import { createAgent } from 'product-sdk';
import { getToken } from './getToken';
import { record } from './start-recording-errors';

navigator.mediaDevices.getUserMedia = () =>
  Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
window.alert = (message: string) => console.log(message);

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
await agent.actions.connect();
await record(agent);
await agent.actions.disconnect();
