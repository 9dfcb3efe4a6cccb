import type { Tell } from './Telling';

/** Tells the page how high what there is to see is; nothing while there is nothing. */
export function reportHeight(tell: Tell): void {
  let told = 0;
  const report = (): void => {
    const { body } = document;
    const visible = body.querySelector(':scope > :not(script, style)');
    const pixels = visible ? document.documentElement.offsetHeight : 0;
    if (pixels === told) return;
    told = pixels;
    tell({ type: 'height', pixels });
  };
  new ResizeObserver(report).observe(document.documentElement);
  new MutationObserver(report).observe(document.body, { childList: true });
}
