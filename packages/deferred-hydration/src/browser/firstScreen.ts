import { laterBlocks } from './siteOptions';

// Neither a task nor a frame may keep a slow phone from answering for 50 ms.
const layOutMs = 9;
const blocksAtOnce = 40;
const betweenFramesMs = 50;

const leftOut = new CSSStyleSheet();

function drawMore(blocks: HTMLElement[]): void {
  for (const { style } of blocks.splice(0, blocksAtOnce)) style.contentVisibility = 'visible';
  if (blocks[0]) setTimeout(drawMore, betweenFramesMs, blocks);
  else leftOut.disabled = true;
}

/** Has some more laid out that is not drawn yet: each frame goes through all that is. */
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
  // A link to another page leaves this one as it is.
  if (leftOut.disabled || (target as Element).closest?.('a')?.hash === '') return;
  leftOut.disabled = true;
  // An address that was changed without a press: its place was looked for among guessed heights.
  if (target === window) document.querySelector(':target')?.scrollIntoView();
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is known only once everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) {
  // `prose.css` guesses the height of what is left out.
  leftOut.replaceSync(`${laterBlocks}{content-visibility:auto}`);
  document.adoptedStyleSheets = [leftOut];
  addEventListener('load', () =>
    setTimeout(layOutMore, 0, [...document.querySelectorAll(laterBlocks)], 0),
  );
  for (const type of ['pointerdown', 'keydown', 'hashchange'])
    addEventListener(type, drawAll, true);
}
