// The part of nprogress that the theme uses. Its styles are in src/css/button.css: the bundler leaves
// out the theme's stylesheet for it.
const trickle = {
  duration: 12_000,
  easing: 'cubic-bezier(0.1, 0.8, 0.2, 1)',
  fill: 'forwards',
} as const;

let progress: HTMLElement | undefined;

function start(): void {
  if (progress) return;
  progress = document.createElement('div');
  progress.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  progress.append(bar);
  document.body.append(progress);
  bar.animate([{ translate: '-92%' }, { translate: '-4%' }], trickle);
}

function done(): void {
  progress?.remove();
  progress = undefined;
}

// There is no spinner to disable, and nothing else to configure.
const configure = (): void => undefined;

export default { configure, done, start };
