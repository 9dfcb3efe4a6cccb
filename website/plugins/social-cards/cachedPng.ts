import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Card } from './drawCard';
import { paintCard } from './paintCard';

/** Raise it when the same drawing comes out differently, as with another font. */
const renderer = 'resvg-2.6.2-nanum-5.3.0-glyphs';

/** The PNG of a card, painted only when this very card was not painted before. The folder is there. */
export async function cachedPng(card: Card, folder: string): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(renderer)
    .update(JSON.stringify(card))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(folder, `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await paintCard(card);
  writeFileSync(file, png);
  return png;
}
