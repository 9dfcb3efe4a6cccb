import path from 'node:path';
import { evaluateModule } from 'api-facts';
import type { Plugin } from '@docusaurus/types';
import type { MouthShape } from 'product-sdk';
import type * as DrawFace from '../../../packages/sdk/src/face/drawFace';
import type * as Pose from '../../../packages/sdk/src/face/pose';
import { sdkFolder } from '../../config/paths';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** As much of an element as a drawing needs where there is no page; its text is its markup. */
class StillElement {
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

type Faces = typeof DrawFace & typeof Pose;

/** What the SDK draws faces with. */
function readFaces(): Faces {
  const folder = path.join(sdkFolder, 'src/face');
  return Object.assign(
    {},
    evaluateModule<typeof DrawFace>(path.join(folder, 'drawFace.ts')),
    evaluateModule<typeof Pose>(path.join(folder, 'pose.ts')),
  );
}

/**
 * The markup of a face. Its colors are the SDK's own, but for that of a state, which is that of the text
 * around it, and for what she stands before, which a style may set.
 */
function drawStill({ drawFace }: Faces, name: string, pose: Pose.Pose): string {
  const { svg, draw } = drawFace(new StillElement('div') as unknown as Element, name);
  draw(pose);
  return String(svg)
    .replaceAll(/var\(--face-signal,[^)]*\)/g, 'currentColor')
    .replaceAll(/var\(--face-(?!backdrop)[\w-]+,([^)]*)\)/g, '$1');
}

/** The markup of the agent's face, as the SDK draws it when the agent is ready. */
export function drawPortrait(): string {
  const faces = readFaces();
  return drawStill(faces, 'portrait', { ...faces.calm, ...faces.expressions.ready });
}

/** The markup of the face with each shape of the mouth, by the shape's name. */
export function drawMouths(): Record<MouthShape, string> {
  const faces = readFaces();
  const shapes = Object.entries(faces.mouths).map(([shape, mouth]) => [
    shape,
    drawStill(faces, `mouth-${shape}`, { ...faces.calm, ...faces.expressions.ready, ...mouth }),
  ]);
  return Object.fromEntries(shapes) as Record<MouthShape, string>;
}

/**
 * Gives pages the agent's face without a script: as it is when it is ready, in
 * `@generated/portrait/default/face.json`, and with each shape of the mouth, in `mouths.json`.
 */
export default function portrait(): Plugin {
  return {
    name: 'portrait',
    async contentLoaded({ actions }) {
      await actions.createData('face.json', JSON.stringify(drawPortrait()));
      await actions.createData('mouths.json', JSON.stringify(drawMouths()));
    },
  };
}
