import path from 'node:path';
import { evaluateModule } from 'api-facts';
import type { Plugin } from '@docusaurus/types';
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

/**
 * The markup of the agent's face, as the SDK draws it when the agent is ready. Its colors are the
 * SDK's own, but for those of a state and of the clothes, which are those of the text around it.
 */
export function drawPortrait(): string {
  const folder = path.join(sdkFolder, 'src/face');
  const { drawFace } = evaluateModule<typeof DrawFace>(path.join(folder, 'drawFace.ts'));
  const { calm, expressions } = evaluateModule<typeof Pose>(path.join(folder, 'pose.ts'));
  const paper = new StillElement('div');
  const { svg, draw } = drawFace(paper as unknown as Element, 'portrait');
  draw({ ...calm, ...expressions.ready });
  return String(svg).replace(/var\(--face-([\w-]+),([^)]*)\)/g, (_, part: string, color: string) =>
    ['signal', 'clothes'].includes(part) ? 'currentColor' : color,
  );
}

/** Gives the home page the agent's face without a script, as `@generated/portrait/default/face.json`. */
export default function portrait(): Plugin {
  return {
    name: 'portrait',
    async contentLoaded({ actions }) {
      await actions.createData('face.json', JSON.stringify(drawPortrait()));
    },
  };
}
