import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFaces } from './readFaces';

const { resolve } = createRequire(import.meta.url);

let ready: Promise<void> | undefined;

async function prepare(): Promise<void> {
  // The build loads this module anew for each language, but the renderer only once.
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error: Error) => {
    if (!error.message.includes('Already initialized')) throw error;
  });
}

/** A drawing as red, green, blue and alpha of each pixel, row by row. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

type RenderedImage = ReturnType<InstanceType<typeof Resvg>['render']>;

async function render<Result>(
  svg: string,
  width: number | undefined,
  read: (image: RenderedImage) => Result,
): Promise<Result> {
  ready ??= prepare();
  await ready;
  const drawing = new Resvg(svg, {
    font: { fontBuffers: Object.values(readFaces()), defaultFontFamily: 'NanumGothic' },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  const image = drawing.render();
  try {
    return read(image);
  } finally {
    // What it was drawn in lies outside of what is collected by itself.
    image.free();
    drawing.free();
  }
}

/** Draws SVG the same way on every machine: with the fonts of a package, none of the system's. */
export function renderPixels(svg: string): Promise<Picture> {
  return render(svg, undefined, ({ pixels, width, height }) => ({ pixels, width, height }));
}

/** Draws SVG so wide, as a PNG. */
export function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return render(svg, width, (image) => image.asPng());
}
