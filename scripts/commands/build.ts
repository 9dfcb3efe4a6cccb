import { buildChanged } from '../build/buildChanged';
import { packages, site } from '../build/products';

await buildChanged([...packages, site]);
