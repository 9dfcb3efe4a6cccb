import { buildChanged } from '../build/buildChanged';
import { packages, site } from '../build/products';
import { serveAll } from '../serve/serveAll';

await buildChanged([...packages, site]);
await serveAll();
