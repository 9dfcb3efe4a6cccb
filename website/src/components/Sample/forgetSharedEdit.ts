/** Takes a sample's text out of this page's address once it is not what the reader sees any more. */
export function forgetSharedEdit(name: string): void {
  if (new URLSearchParams(location.hash.slice(1)).get('edit') !== name) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}
