import type {} from '../client';
import { laterBlocks } from './siteOptions';

// Budget for one task or frame, so that a slow phone is not blocked for 50 ms.
const layOutMs = 9;
const blocksAtOnce = 40;
const betweenFramesMs = 50;

const leftOut = new CSSStyleSheet();

/** The deferred blocks of the current page. */
let deferred: HTMLElement[] = [];

function drawMore(blocks: HTMLElement[]): void {
  if (blocks !== deferred) return;
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

/** Starts with the deferred blocks once the rest of the page has been drawn. */
function layOutLater(): void {
  deferred = [...document.querySelectorAll<HTMLElement>(laterBlocks)];
  setTimeout(layOutMore, 0, deferred, 0);
}

// `prose.css` estimates the height of deferred blocks.
leftOut.replaceSync(`${laterBlocks}{content-visibility:auto}`);
leftOut.disabled = true;
document.adoptedStyleSheets = [leftOut];
for (const type of ['pointerdown', 'keydown', 'hashchange']) addEventListener(type, drawAll, true);

window.deferBlocks = () => {
  leftOut.disabled = false;
  // Those of the page before are of no use any more.
  deferred = [];
  requestAnimationFrame(layOutLater);
};

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// The position of a heading is known only after everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) {
  leftOut.disabled = false;
  addEventListener('load', layOutLater);
}
