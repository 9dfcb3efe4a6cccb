const room = 'standaloneModules';

const addressOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

const getToken = `export async function getToken() {
  const response = await fetch('/token', { method: 'POST' });
  if (!response.ok) throw new Error('HTTP ' + response.status);
  return (await response.json()).token;
}`;

/** Lets the page's own module import these and `./getToken`, from a file too. */
export function offerImports(modules: Record<string, object>): void {
  Object.assign(window, { [room]: modules });
  const offered = Object.entries(modules).map(([name, exported]) => {
    const names = Object.keys(exported).join(', ');
    return [name, addressOf(`export const { ${names} } = window.${room}['${name}'];`)];
  });
  const imports = { ...Object.fromEntries(offered), './getToken': addressOf(getToken) };
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.currentScript?.after(map);
}
