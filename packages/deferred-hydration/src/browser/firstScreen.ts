import type {} from '../client';
import { belowFold } from './siteOptions';

// Budget for one task or frame, so that a slow phone is not blocked for 50 ms.
const layOutMs = 9;
const blocksAtOnce = 40;
const betweenFramesMs = 50;

const leftOut = new CSSStyleSheet();

/** The deferred blocks of the page, and how many of them are laid out. */
let blocks: HTMLElement[] = [];
let laidOut = 0;

function drawMore(): void {
  for (const { style } of blocks.splice(0, blocksAtOnce)) style.contentVisibility = 'visible';
  if (blocks[0]) setTimeout(drawMore, betweenFramesMs);
  else leftOut.disabled = true;
}

/** Lays out some more of the deferred blocks, because each frame visits all that are laid out. */
function layOutMore(): void {
  const range = new Range();
  const start = performance.now();
  while (blocks[laidOut] && performance.now() - start < layOutMs) {
    range.selectNodeContents(blocks[laidOut++] as HTMLElement);
    range.getBoundingClientRect();
  }
  setTimeout(blocks[laidOut] ? layOutMore : drawMore);
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
  blocks = [...document.querySelectorAll<HTMLElement>(belowFold)];
  laidOut = 0;
  setTimeout(layOutMore);
}

// `prose.css` estimates the height of deferred blocks.
leftOut.replaceSync(`${belowFold}{content-visibility:auto}`);
document.adoptedStyleSheets = [leftOut];
for (const type of 'hashchange pointerdown keydown'.split(' ')) {
  addEventListener(type, drawAll, true);
}

window.deferContent = () => {
  leftOut.disabled = false;
  requestAnimationFrame(layOutLater);
};

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// The position of a heading is known only after everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) addEventListener('load', layOutLater);
else leftOut.disabled = true;
