const room = 'standaloneModules';

const addressOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Lets the page's own module import these, from a file too. */
export function offerImports(modules: Record<string, object>): void {
  Object.assign(window, { [room]: modules });
  const offered = Object.entries(modules).map(([name, exported]) => {
    const names = Object.keys(exported).join(', ');
    return [name, addressOf(`export const { ${names} } = window.${room}['${name}'];`)];
  });
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports: Object.fromEntries(offered) });
  document.currentScript?.after(map);
}
