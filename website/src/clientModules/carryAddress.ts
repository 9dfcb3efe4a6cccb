import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Has the links to other languages lead to what the address says now. The router, by which they are
 * made, is not told when a shared text enters or leaves the address, for it would scroll.
 */
function carryHash({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('.navbar a[lang]');
  if (link) link.hash = location.hash;
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('pointerdown', carryHash, true);
  addEventListener('click', carryHash, true);
}
