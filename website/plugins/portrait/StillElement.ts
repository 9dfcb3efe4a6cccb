const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** As much of an element as a drawing needs where there is no page; its text is its markup. */
export class StillElement {
  private readonly attributes = new Map<string, string>();
  private readonly children: StillElement[] = [];

  readonly ownerDocument = {
    createElementNS: (_namespace: string, name: string) => new StillElement(name),
  };

  constructor(private readonly name: string) {}

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  appendChild(child: StillElement): StillElement {
    this.children.push(child);
    return child;
  }

  toString(): string {
    const attributes = [...this.attributes].map(
      ([name, value]) => ` ${name}="${value.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)}"`,
    );
    const children = this.children.join('');
    const start = `<${this.name}${attributes.join('')}`;
    return children ? `${start}>${children}</${this.name}>` : `${start}/>`;
  }
}
