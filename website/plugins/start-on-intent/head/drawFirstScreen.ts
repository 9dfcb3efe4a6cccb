const blocks = '.theme-doc-markdown>';
// What takes a slow phone less than the 50 ms for which it would not answer.
const lettersAtOnce = 3_000;

const rest = new CSSStyleSheet();
let drawn = 6;

/** Leaves out of the layout what comes after so many blocks of the text. */
function leaveOut(): void {
  const style = 'content-visibility:auto;contain-intrinsic-size:16rem';
  rest.replaceSync(`${blocks}:nth-child(n+${drawn + 1}){${style}}`);
}

/** Has some more laid out within this task: a frame would lay out all that came since the last. */
function drawMore(): void {
  let letters = 0;
  for (const block of [...document.querySelectorAll(`${blocks}*`)].slice(drawn)) {
    drawn++;
    letters += block.innerHTML.length;
    if (letters > lettersAtOnce) {
      leaveOut();
      void document.body.offsetHeight;
      setTimeout(drawMore);
      return;
    }
  }
  rest.disabled = true;
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
  addEventListener('load', () => setTimeout(drawMore));
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, drawAll, true);
}
