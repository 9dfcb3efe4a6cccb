export function addressOutside(
  href: string,
  userAgent = navigator.userAgent,
): string | undefined {
  if (/KAKAOTALK/i.test(userAgent)) {
    const address = encodeURIComponent(href);
    return `kakaotalk://web/openExternal?url=${address}`;
  }
  if (/\bLine\//.test(userAgent)) {
    const address = new URL(href);
    address.searchParams.set('openExternalBrowser', '1');
    return address.href;
  }
  return undefined;
}
