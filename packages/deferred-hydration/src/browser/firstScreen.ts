import { laterBlocks } from './siteOptions';

// Budget for one task or frame, so that a slow phone is not blocked for 50 ms.
const layOutMs = 9;
const blocksAtOnce = 40;
const betweenFramesMs = 50;

const leftOut = new CSSStyleSheet();

function drawMore(blocks: HTMLElement[]): void {
  for (const { style } of blocks.splice(0, blocksAtOnce)) style.contentVisibility = 'visible';
  if (blocks[0]) setTimeout(drawMore, betweenFramesMs, blocks);
  else leftOut.disabled = true;
}

/** Lays out some more of the deferred blocks, because each frame visits all that are laid out. */
function layOutMore(blocks: HTMLElement[], at: number): void {
  const range = new Range();
  const start = performance.now();
  while (blocks[at] && performance.now() - start < layOutMs) {
    range.selectNodeContents(blocks[at++] as HTMLElement);
    range.getBoundingClientRect();
  }
  setTimeout(blocks[at] ? layOutMore : drawMore, 0, blocks, at);
}

function drawAll({ target }: Event): void {
  // A link to another page does not change this one.
  if (leftOut.disabled || (target as Element).closest?.('a')?.hash === '') return;
  leftOut.disabled = true;
  // The address changed without a press: the browser scrolled with estimated heights.
  if (target === window) document.querySelector(':target')?.scrollIntoView();
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// The position of a heading is known only after everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) {
  // `prose.css` estimates the height of deferred blocks.
  leftOut.replaceSync(`${laterBlocks}{content-visibility:auto}`);
  document.adoptedStyleSheets = [leftOut];
  addEventListener('load', () =>
    setTimeout(layOutMore, 0, [...document.querySelectorAll(laterBlocks)], 0),
  );
  for (const type of ['pointerdown', 'keydown', 'hashchange'])
    addEventListener(type, drawAll, true);
}
