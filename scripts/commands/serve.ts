import { serveAll } from '../serve/serveAll';

await serveAll();
