import { answerRequests } from './answerRequests';
import type { Request } from './messages';

const answer = answerRequests((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
