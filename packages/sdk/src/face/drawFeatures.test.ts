import { describe, expect, it } from 'vitest';
import { drawBrows, drawEyes, drawMouth } from './drawFeatures.js';
import { paint } from './svg.js';
import { calm, expressions, feelings, mouths, type Pose } from './pose.js';

const CENTER = 80;

/** The part of an element that drawing needs, because Node has no DOM. */
class Part {
  readonly ownerDocument = { createElementNS: (_: string, name: string) => new Part(name) };
  readonly attributes: Record<string, string> = {};
  readonly parts: Part[] = [];
  constructor(readonly name: string) {}
  getAttribute = (name: string) => this.attributes[name] ?? null;
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  appendChild(part: Part): Part {
    this.parts.push(part);
    return part;
  }
  /** Every path within. */
  get paths(): Part[] {
    return [...(this.attributes['d'] ? [this] : []), ...this.parts.flatMap(({ paths }) => paths)];
  }
}

const element = (part: Part): Element => part as unknown as Element;

const draw = (pose: Partial<Pose>) => {
  const [eyes, brows, mouth] = [new Part('g'), new Part('g'), new Part('g')];
  const whole = { ...calm, ...pose };
  drawEyes(element(eyes), element(new Part('defs')), 'x')(whole);
  drawBrows(element(brows))(whole);
  drawMouth(element(mouth))(whole);
  return { eyes, brows, mouth };
};

type Point = readonly [x: number, y: number];

/** The points of a path, including control points. */
const pointsOf = (d = ''): Point[] => {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MCQqZ])([^MCQqZ]*)/g)) {
    const [x, y] = (command === 'q' && points.at(-1)) || [0, 0];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; at < numbers.length; at += 2)
      points.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)]);
  }
  return points;
};

/** The bounds of a shape: left, right, top, bottom. */
const boundsOf = ({ paths }: Part): readonly [number, number, number, number] => {
  const points = paths.flatMap(({ attributes }) => pointsOf(attributes['d']));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};

/** The one part of a color. */
const only = (part: Part, attribute: 'fill' | 'stroke', color: string): Part => {
  const found = part.paths.filter(({ attributes }) => attributes[attribute] === color);
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`There are ${found.length} of ${color}.`);
};

const poses = Object.entries({ ...expressions, ...feelings, ...mouths });

describe('the features of a face', () => {
  it.each(poses)('stay within their bounds and centered: %s', (_, pose) => {
    const { eyes, brows, mouth } = draw(pose);
    const places = [
      [eyes, 62, 85],
      [brows, 55, 69],
      [mouth, 93, 116],
    ] as const;
    for (const [part, highest, lowest] of places) {
      const [left, right, top, bottom] = boundsOf(part);
      expect(left + right).toBeCloseTo(2 * CENTER);
      expect(left).toBeGreaterThan(56);
      expect(top).toBeGreaterThan(highest);
      expect(bottom).toBeLessThan(lowest);
    }
  });

  it('an eye closes by its upper lid', () => {
    const [open, half, shut] = [0, 0.5, 1].map((shut) => boundsOf(draw({ shut }).eyes));
    const [openTop, halfTop, shutTop] = [open, half, shut].map((bounds) => bounds?.[2]);
    expect(halfTop).toBeGreaterThan(Number(openTop));
    expect(shutTop).toBeGreaterThan(Number(halfTop));
    expect(shut?.[3]).toBe(open?.[3]);
  });

  it('the upper lid follows the eye, unless it is shut', () => {
    const topOf = (pose: Partial<Pose>): number => boundsOf(draw(pose).eyes)[2];
    expect(topOf({ lookY: 2 })).toBeGreaterThan(topOf({}));
    expect(topOf({ lookY: -2 })).toBeLessThan(topOf({}));
    expect(topOf({ lookY: 2, shut: 1 })).toBe(topOf({ shut: 1 }));
  });

  it('lips that are pressed together are thinner', () => {
    const heightOf = (open: number): number => {
      const [, , top, bottom] = boundsOf(draw({ open }).mouth);
      return bottom - top;
    };
    expect(heightOf(-3)).toBeLessThan(heightOf(0) - 1);
    const openingOf = (open: number) =>
      only(draw({ open }).mouth, 'fill', paint.mouth).attributes['d'];
    expect(openingOf(-3)).toBe(openingOf(0));
  });

  it('the corners of an eye are about level', () => {
    const [opening] = draw({}).eyes.paths;
    const [inner, , , outer] = pointsOf(opening?.attributes['d']);
    expect(Math.abs(Number(inner?.[1]) - Number(outer?.[1]))).toBeLessThan(1.5);
  });

  it('the lower lip is as wide as the mouth', () => {
    const { mouth } = draw({ open: 3 });
    const widthOf = ({ attributes }: Part): [number, number] => {
      const xs = pointsOf(attributes['d']).map(([x]) => x);
      return [Math.min(...xs), Math.max(...xs)];
    };
    const [, lower] = mouth.paths.filter(({ attributes }) => attributes['fill'] === paint.lips);
    const [left, right] = widthOf(only(mouth, 'fill', paint.mouth));
    const [lipLeft, lipRight] = widthOf(lower as Part);
    expect(lipLeft).toBeGreaterThanOrEqual(left);
    expect(lipRight).toBeLessThanOrEqual(right);
    expect(lipRight - lipLeft).toBeGreaterThan(right - left - 1);
  });

  it.each([0, 3, 9])('the gloss lies on the lower lip of a mouth open by %i', (open) => {
    const { mouth } = draw({ open });
    const [, , top, bottom] = boundsOf(only(mouth, 'stroke', paint.gloss));
    expect(top).toBeGreaterThan(boundsOf(only(mouth, 'fill', paint.mouth))[3]);
    expect(bottom).toBeLessThan(boundsOf(mouth)[3]);
  });
});
