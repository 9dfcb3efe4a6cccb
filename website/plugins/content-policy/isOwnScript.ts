/** Whether an address is that of a script file of this site, which begins at `baseUrl`. */
export function isOwnScript(address: string, page: string, baseUrl: string): boolean {
  const { origin, pathname } = new URL(address, page);
  return (
    origin === new URL(page).origin && pathname.startsWith(baseUrl) && /\.m?js$/.test(pathname)
  );
}
