const addressOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

const getToken = `export async function getToken() {
  const response = await fetch('/token', { method: 'POST' });
  if (!response.ok) throw new Error('HTTP ' + response.status);
  return (await response.json()).token;
}`;

/** Lets the page's own module import the SDK and `./getToken`, from a file too. */
export function offerImports(names: readonly string[]): void {
  const imports = {
    'product-sdk': addressOf(`export const { ${names.join(', ')} } = ProductSDK;`),
    './getToken': addressOf(getToken),
  };
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.currentScript?.after(map);
}
