import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { serveAll } from '../serve/serveAll';

await buildChanged([...packages, site]);
await serveAll();
