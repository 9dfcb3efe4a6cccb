import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { refuseWords } from '../serve/refuseWords';
import { serveAll } from '../serve/serveAll';

refuseWords();
await buildChanged([...packages, site]);
await serveAll();
