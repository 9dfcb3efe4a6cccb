import path from 'node:path';
import { evaluateModule } from 'api-facts';
import type { MouthShape } from 'product-sdk';
import type * as Svg from '../../../packages/sdk/src/face/svg';
import type * as DrawFeatures from '../../../packages/sdk/src/face/drawFeatures';
import type * as DrawFace from '../../../packages/sdk/src/face/drawFace';
import type * as Pose from '../../../packages/sdk/src/face/pose';
import { sdkFolder } from '../../config/paths';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A minimal DOM element for drawing without a page; `outerHTML` is its markup. */
class StaticElement {
  private readonly attributes = new Map<string, string>();
  private readonly children: StaticElement[] = [];

  readonly ownerDocument = {
    createElementNS: (_namespace: string, name: string) => new StaticElement(name),
  };

  constructor(private readonly name: string) {}

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  appendChild(child: StaticElement): StaticElement {
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

/** The SDK's drawing functions, by file. */
function read<Module>(file: string): Module {
  return evaluateModule<Module>(path.join(sdkFolder, 'src/face', file));
}

const { calm, expressions, mouths } = read<typeof Pose>('pose.ts');

/**
 * The markup of a drawing. Its colors are the SDK's defaults, except that the state's color is
 * `currentColor`, and a style may set the backdrop.
 */
function toMarkup(svg: unknown): string {
  return String(svg)
    .replaceAll(/var\(--face-signal,[^)]*\)/g, 'currentColor')
    .replaceAll(/var\(--face-(?!backdrop)[\w-]+,([^)]*)\)/g, '$1');
}

/** The markup of the agent's face in the state `ready`, as drawn by the SDK. */
export function drawPortrait(): string {
  const { drawFace } = read<typeof DrawFace>('drawFace.ts');
  const { svg, draw } = drawFace(new StaticElement('div') as unknown as Element, 'portrait');
  draw({ ...calm, ...expressions.ready });
  return toMarkup(svg);
}

/** The markup of the face's mouth in each viseme. */
export function drawMouths(): Record<MouthShape, string> {
  const { drawMouth } = read<typeof DrawFeatures>('drawFeatures.ts');
  const { fill, paint } = read<typeof Svg>('svg.ts');
  const drawn = Object.entries(mouths).map(([shape, mouth]) => {
    const svg = new StaticElement('svg');
    svg.setAttribute('viewBox', '60 85 40 32');
    svg.setAttribute('aria-hidden', 'true');
    const container = svg as unknown as Element;
    fill(container, paint.skin, 'M60 85h40v32H60Z');
    drawMouth(container)({ ...calm, ...expressions.ready, ...mouth });
    return [shape, toMarkup(svg)];
  });
  return Object.fromEntries(drawn) as Record<MouthShape, string>;
}
