import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Gives the browser's own frame the page's colour, again each time the colour mode changes. */
function colourBrowserFrame(): void {
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute('content', getComputedStyle(document.documentElement).backgroundColor);
}

if (ExecutionEnvironment.canUseDOM) {
  colourBrowserFrame();
  new MutationObserver(colourBrowserFrame).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
