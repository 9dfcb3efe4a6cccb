const text = '.theme-doc-markdown';
const blocksOfScreen = 6;
const blocksAtOnce = 8;

const rest = new CSSStyleSheet();
let drawn = 0;

/** Leaves out of the layout what comes after so many blocks of the text. */
function draw(blocks: number): void {
  drawn = blocks;
  const selector = `${text}>:nth-child(n+${blocks + 1})`;
  const style = 'content-visibility:auto;contain-intrinsic-size:16rem';
  rest.replaceSync(blocks < Infinity ? `${selector}{${style}}` : '');
}

function drawMore(): void {
  const { childElementCount = 0 } = document.querySelector(text) ?? {};
  draw(drawn < childElementCount ? drawn + blocksAtOnce : Infinity);
  if (drawn < Infinity) requestAnimationFrame(drawMore);
}

function drawAll({ target }: Event): void {
  // A link to another page leaves this one as it is.
  if ((target as Element).closest?.('a')?.hash !== '') draw(Infinity);
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is known only once everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) {
  draw(blocksOfScreen);
  document.adoptedStyleSheets = [rest];
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(drawMore)));
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, drawAll, true);
}
