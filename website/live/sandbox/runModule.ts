import { blobOf } from './blobOf';
import { nameImports } from './nameImports';
import { pointImports } from './pointImports';
import { readLocale } from './readLocale';

/** Runs a module to its end, what it imports being found at these addresses. */
export async function runModule(
  text: string,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const { code, unknown } = pointImports(text, addresses);
  await import(blobOf(code)).catch((error: unknown) => {
    throw nameImports(error, unknown, addresses, readLocale());
  });
}
