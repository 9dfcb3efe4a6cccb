import { trustAddress } from './trustAddress';

/** Adds an element to the head of the page. */
export function addToHead(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Adds a script that the page was built with. */
export function addScript(address: string, onerror?: (event: Event) => void): void {
  addToHead('script', { src: trustAddress(address), onerror });
}
