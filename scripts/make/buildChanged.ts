import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { hashFiles } from 'docs-kit';
import { formatMessage, UserError } from '../messages';
import { root } from '../root';
import type { Product } from './products';

function isCurrent({ stamp, outputs }: Product, hash: string): boolean {
  const path = join(root, stamp);
  const complete = outputs.every((output) => existsSync(join(root, output)));
  return complete && existsSync(path) && readFileSync(path, 'utf8') === hash;
}

/**
 * Builds, in order, the products whose inputs have changed since they were built.
 *
 * @throws {UserError} when one fails
 */
export async function buildChanged(products: readonly Product[]): Promise<void> {
  for (const product of products) {
    const { name, inputs, exclude = [] } = product;
    const hash = hashFiles(root, inputs, (file) => exclude.includes(file));
    if (isCurrent(product, hash)) {
      console.log(formatMessage('current', { name }));
      continue;
    }
    console.log(formatMessage('building', { name }));
    const start = performance.now();
    const stamp = join(root, product.stamp);
    rmSync(stamp, { force: true });
    if (!(await product.build())) throw new UserError(formatMessage('buildFailed', { name }));
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(formatMessage('built', { name, seconds }));
  }
}
