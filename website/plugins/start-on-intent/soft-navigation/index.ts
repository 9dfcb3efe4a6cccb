import { onceDrawn } from '../../../src/drawing/onceDrawn';
import { forApp } from '../forApp';
import { isNextPage } from '../isNextPage';
import { fetchPage, prepareAsked, takePage } from './fetchPage';
import { focusTop, focusTopLater } from './focusTop';
import { parseHtml } from './parseHtml';
import { showPage } from './showPage';
import { showTop } from './showTop';
import { takeHead } from './takeHead';
import { takeScripts } from './takeScripts';

// Loaded when a reader comes near a link of a page whose app has not started.
const links = 'a[href]:not([target],[download])';

function fetchAhead({ target }: { target: EventTarget | null }): void {
  const link = (target as Element | null)?.closest<HTMLAnchorElement>(links);
  if (!link || link.pathname === location.pathname || !window.pageScripts[0][0]) return;
  if (isNextPage(link.href) && !forApp.test(link.href)) fetchPage(link.href).catch(() => undefined);
}

// Where bytes are costly, or the browser leaves no page to be turned, nobody would take it.
if ('turnPage' in window) {
  for (const type of ['pointerover', 'pointerdown']) addEventListener(type, fetchAhead, true);
  prepareAsked();
  fetchAhead({ target: document.querySelector('a:hover') });
}

window.turnPage = async ({ destination: { url }, navigationType, signal }) => {
  try {
    if (forApp.test(url)) throw new Error('Not there');
    const { html, top } = await takePage(url);
    if (signal.aborted) return;
    // What is still to come of it would be added to the next.
    if (document.readyState === 'loading') throw new Error('Not there');
    const letAppStart = takeScripts(html);
    const isPressed = navigationType === 'push';
    const begun = isPressed && !url.includes('#') ? top : null;
    const finish = (): void => {
      const next = parseHtml(html);
      showPage(next, Boolean(begun));
      takeHead(next);
      letAppStart();
    };
    if (begun) {
      showTop(begun);
      const lead = focusTopLater();
      onceDrawn(() => {
        lead();
        finish();
      });
    } else {
      finish();
      if (isPressed) focusTop();
    }
  } catch {
    // One that was given up for another is not the reader's any more.
    if (signal.aborted) return;
    // Of a page that is still asked for here, the browser would hold the next request back.
    stop();
    location.reload();
  }
};
