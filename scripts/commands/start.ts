import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { refuseWords, serveAll } from '../serve/serve';

refuseWords();
await buildChanged([...packages, site]);
await serveAll();
