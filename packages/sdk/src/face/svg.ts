/** Default colors; custom properties in a style sheet override them. */
export const paint = {
  backdrop: 'var(--face-backdrop,#cfe8e4)',
  skin: 'var(--face-skin,#f9d9c2)',
  shade: 'var(--face-shade,#dfa184)',
  blush: 'var(--face-blush,#ee9a86)',
  hair: 'var(--face-hair,#33272a)',
  strand: 'var(--face-strand,#a3847a)',
  line: 'var(--face-line,#2a1c1e)',
  brow: 'var(--face-brow,#564341)',
  iris: 'var(--face-iris,#6b4430)',
  irisLight: 'var(--face-iris-light,#b07c54)',
  lips: 'var(--face-lips,#d9736c)',
  gloss: 'var(--face-gloss,#ffffff80)',
  mouth: 'var(--face-mouth,#6e2a2e)',
  tongue: 'var(--face-tongue,#d9807a)',
  teeth: 'var(--face-teeth,#fffdfb)',
  clothes: 'var(--face-clothes,#0f7a76)',
  collar: 'var(--face-collar,#fff)',
  signal: 'var(--face-signal,#e8a33d)',
  shadow: 'var(--face-shadow,#3a1c2a33)',
};

const namespace = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

/**
 * Sets attributes that differ from their current value: setting all of them with every breath would
 * restyle the whole face. Inline styles would need a weaker content policy.
 */
export const set = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    const text = `${value}`;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
};

/** Appends an element to a drawing. */
export const add = (parent: Element, name: string, attributes: Attributes = {}): SVGElement => {
  const element = parent.ownerDocument.createElementNS(namespace, name) as SVGElement;
  set(element, attributes);
  return parent.appendChild(element);
};

/** Adds an area. */
export const fill = (parent: Element, color: string, d = ''): SVGElement =>
  add(parent, 'path', { d, fill: color });

/** Adds an oval. */
export const oval = (
  parent: Element,
  color: string,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
): SVGElement => add(parent, 'ellipse', { cx, cy, rx, ry, fill: color });

/** Appends a line with round caps. */
export const line = (parent: Element, color: string, width: number, d = ''): SVGElement =>
  add(parent, 'path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A gradient stop: offset, color and opacity. */
type Stop = readonly [offset: number, color: string, opacity: number];

/** Adds a gradient; returns the value for `fill`. */
export const gradient = (
  parent: Element,
  kind: 'linearGradient' | 'radialGradient',
  attributes: Attributes & { id: string },
  stops: readonly Stop[],
): string => {
  const element = add(parent, kind, attributes);
  for (const [offset, color, opacity] of stops) {
    add(element, 'stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
  }
  return `url(#${attributes.id})`;
};
