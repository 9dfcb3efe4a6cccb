const blocks = '.theme-doc-markdown>';
// What takes a slow phone less than the 50 ms for which it would not answer, fonts it has yet to find included.
const lettersAtOnce = 1_000;
// Taller than blocks are: a frame lays out all that could be within two and a half screens.
const tallBlocks = 8;
const blocksAtOnce = 60;
const betweenFramesMs = 50;

const rest = new CSSStyleSheet();
let drawn = 3;
let laidOut = drawn;

const leaveOutAfter = (count: number, rem: number): string =>
  `${blocks}:nth-child(n+${count + 1}){content-visibility:auto;contain-intrinsic-size:auto ${rem}rem}`;

/** Leaves out of what is drawn what comes after so many blocks of the text. */
function leaveOut(): void {
  rest.replaceSync(leaveOutAfter(drawn, 24) + leaveOutAfter(drawn + tallBlocks, 8));
}

function drawMore(): void {
  drawn += blocksAtOnce;
  if (drawn < laidOut) {
    leaveOut();
    setTimeout(drawMore, betweenFramesMs);
  } else rest.disabled = true;
}

/** Has some more laid out that is not drawn yet: each frame goes through all that is. */
function layOutMore(): void {
  const range = new Range();
  let letters = 0;
  for (const block of [...document.querySelectorAll(`${blocks}*`)].slice(laidOut)) {
    if (!letters) range.setStartBefore(block);
    range.setEndAfter(block);
    laidOut++;
    letters += block.innerHTML.length;
    if (letters > lettersAtOnce) break;
  }
  range.getBoundingClientRect();
  setTimeout(letters ? layOutMore : drawMore);
}

function drawAll({ target }: Event): void {
  // A link to another page leaves this one as it is.
  if ((target as Element).closest?.('a')?.hash !== '') rest.disabled = true;
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is known only once everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) {
  leaveOut();
  document.adoptedStyleSheets = [rest];
  addEventListener('load', () => setTimeout(layOutMore));
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, drawAll, true);
}
