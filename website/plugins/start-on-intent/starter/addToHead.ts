/** Adds an element to the head of the page. */
export function addToHead(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
