import { join } from 'node:path';
import { root } from '../../root';
import { buildLanguages } from './buildLanguages';

const isBuilt = await buildLanguages(join(root, 'website'), (chunk) => process.stdout.write(chunk));
if (!isBuilt) process.exitCode = 1;
