import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Has the language menu lead to what the address says now. The router, which its links are made by,
 * is not told when a shared text enters or leaves the address, for it would scroll.
 */
function carryHash({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>(
    ':is(.dropdown__menu,.menu) a[lang]',
  );
  if (link) link.hash = location.hash;
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('pointerdown', carryHash, true);
  addEventListener('click', carryHash, true);
}
