import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { rejectArguments, serveAll } from '../serve/serve';

rejectArguments();
await buildChanged([...packages, site]);
await serveAll();
