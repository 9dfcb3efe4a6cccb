import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePng } from './encodePng';
import { renderImage } from './renderImage';

/** Raise it when a drawing of the same SVG comes out differently, as with another font. */
const renderer = 'resvg-2.6.2-nanum-5.3.0';

/** The PNG of an SVG, drawn only when this very SVG was not drawn before. */
export async function cachedPng(svg: string, folder: string): Promise<Buffer> {
  const hash = createHash('sha256').update(renderer).update(svg).digest('hex').slice(0, 32);
  const file = path.join(folder, `${hash}.png`);
  try {
    return await readFile(file);
  } catch {
    const { pixels, width, height } = await renderImage(svg);
    const png = encodePng(pixels, width, height);
    await mkdir(folder, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
