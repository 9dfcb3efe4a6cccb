const blocks = '.theme-doc-markdown>';
// What takes a slow phone less than the 50 ms for which it would not answer, fonts it has yet to find included.
const lettersAtOnce = 1_000;
const blocksAtOnce = 60;
const betweenFramesMs = 50;

const rest = new CSSStyleSheet();
let drawn = 3;
let laidOut = drawn;

/** Leaves out of what is drawn what comes after so many blocks of the text; `prose.css` guesses their height. */
function leaveOut(): void {
  rest.replaceSync(`${blocks}:nth-child(n+${drawn + 1}){content-visibility:auto}`);
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
