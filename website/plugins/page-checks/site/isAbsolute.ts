/** Whether an address names a scheme or a host of its own, and so is none within the site. */
export function isAbsolute(address: string): boolean {
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);
}
