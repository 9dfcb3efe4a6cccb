import { rejectArguments, serveAll } from '../serve/serve';

rejectArguments();
await serveAll();
