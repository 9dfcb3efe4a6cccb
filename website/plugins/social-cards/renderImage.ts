import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { unpackWoff } from './unpackWoff';

const { resolve } = createRequire(import.meta.url);
const faces = ['korean-800', 'latin-800', 'korean-400', 'latin-400'];

let fonts: Promise<Uint8Array[]> | undefined;

async function prepare(): Promise<Uint8Array[]> {
  // The build loads this module anew for each language, but the renderer only once.
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error: Error) => {
    if (!error.message.includes('Already initialized')) throw error;
  });
  return faces.map((face) =>
    unpackWoff(
      readFileSync(resolve(`@fontsource/nanum-gothic/files/nanum-gothic-${face}-normal.woff`)),
    ),
  );
}

/** Draws SVG the same way on every machine: with the fonts of a package, none of the system's. */
export async function renderImage(
  svg: string,
  width?: number,
): Promise<ReturnType<InstanceType<typeof Resvg>['render']>> {
  fonts ??= prepare();
  const image = new Resvg(svg, {
    font: { fontBuffers: await fonts, defaultFontFamily: 'NanumGothic' },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  try {
    return image.render();
  } finally {
    image.free();
  }
}
