import type { Request } from '../engine/protocol';
import { answerRequests } from './answerRequests';

const answer = answerRequests((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
