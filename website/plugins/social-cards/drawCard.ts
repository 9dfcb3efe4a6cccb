import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { createElement } from 'react';
import satori, { type Font } from 'satori';

export interface PageWords {
  title: string;
  description: string;
}

/** What all cards of a site share. */
export interface CardFrame {
  siteTitle: string;
  /** The logo as SVG. */
  logo: string;
  /** The agent's face as a PNG of `faceSize`, in base64. */
  face: string;
}

export const cardSize = { width: 1200, height: 630 } as const;
export const faceSize = 350;

const { resolve } = createRequire(import.meta.url);

let fonts: Font[] | undefined;

// From a package rather than the system, so that cards are the same on every machine.
function readFonts(): Font[] {
  fonts ??= (['latin', 'korean'] as const).flatMap((script) =>
    ([400, 700] as const).map((weight) => ({
      name: script,
      weight,
      data: readFileSync(
        resolve(
          `@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-${script}-${weight}-normal.woff`,
        ),
      ),
    })),
  );
  return fonts;
}

/** Renders a page's card as SVG, with texts as outlines. */
export function drawCard({ title, description }: PageWords, frame: CardFrame): Promise<string> {
  const { siteTitle, logo, face } = frame;
  const picture = (type: string, base64: string, size: number) =>
    createElement('img', {
      src: `data:image/${type};base64,${base64}`,
      width: size,
      height: size,
    });
  const words = (text: string, lines: number, style: object) =>
    createElement(
      'div',
      { style: { display: 'block', wordBreak: 'keep-all', lineClamp: lines, ...style } },
      text,
    );
  const heading = { display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, fontWeight: 700 };
  const column = { display: 'flex', flexDirection: 'column', width: 660 } as const;
  const card = createElement(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 64px 72px 84px',
        background: '#fff',
        color: '#0d1217',
        fontFamily: 'latin, korean',
      },
    },
    createElement(
      'div',
      { style: { ...column, height: '100%' } },
      createElement(
        'div',
        { style: heading },
        picture('svg+xml', Buffer.from(logo).toString('base64'), 64),
        siteTitle,
      ),
      createElement(
        'div',
        { style: { ...column, margin: 'auto 0' } },
        words(title, 2, { fontSize: 64, fontWeight: 700, lineHeight: 1.25 }),
        words(description, 3, { marginTop: 22, fontSize: 30, lineHeight: 1.5, color: '#525e6b' }),
      ),
    ),
    picture('png', face, faceSize),
  );
  return satori(card, { ...cardSize, fonts: readFonts() });
}

let renderer: Promise<void> | undefined;

async function prepareRenderer(): Promise<void> {
  // The build loads this module for each language, but the renderer can be initialized only once.
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error: Error) => {
    if (!error.message.includes('Already initialized')) throw error;
  });
}

/** Renders SVG as a PNG of the given width, in pixels. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  renderer ??= prepareRenderer();
  await renderer;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = drawing.render();
  const png = image.asPng();
  // WebAssembly memory is not garbage-collected.
  image.free();
  drawing.free();
  return png;
}
