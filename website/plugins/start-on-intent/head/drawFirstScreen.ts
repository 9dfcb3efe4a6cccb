const page = document.documentElement;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is known only once everything above it is laid out.
if (arrival?.type === 'navigate' && !location.hash) page.dataset.firstScreen = '';

function drawRest({ type, target }: Event): void {
  const link = (target as Element).closest?.('a');
  if (link ? link.hash : scrollY || type !== 'scroll') delete page.dataset.firstScreen;
}

for (const type of ['pointerdown', 'scroll', 'keydown', 'popstate'])
  addEventListener(type, drawRest, true);
