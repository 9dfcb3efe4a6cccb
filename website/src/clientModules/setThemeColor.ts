import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Sets the theme color of the browser's interface, whenever the color mode changes. */
function setThemeColor(): void {
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute('content', getComputedStyle(document.documentElement).backgroundColor);
}

if (ExecutionEnvironment.canUseDOM) {
  setThemeColor();
  new MutationObserver(setThemeColor).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
