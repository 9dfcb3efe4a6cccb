import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';

await buildChanged([...packages, site]);
