import { refuseWords, serveAll } from '../serve/serve';

refuseWords();
await serveAll();
