import { refuseWords } from '../serve/refuseWords';
import { serveAll } from '../serve/serveAll';

refuseWords();
await serveAll();
