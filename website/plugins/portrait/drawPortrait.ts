import path from 'node:path';
import type * as DrawFace from '../../../packages/sdk/src/face/drawFace';
import type * as Pose from '../../../packages/sdk/src/face/pose';
import { evaluateModule } from 'api-facts';
import { sdkFolder } from '../../config/paths';
import { StillElement } from './StillElement';

/**
 * The markup of the agent's face, as the SDK draws it when the agent is ready. Its colors are the
 * SDK's own, but for those of a state and of the clothes, which are those of the text around it.
 */
export function drawPortrait(): string {
  const folder = path.join(sdkFolder, 'src/face');
  const { drawFace } = evaluateModule<typeof DrawFace>(path.join(folder, 'drawFace.ts'));
  const { calm, expressions } = evaluateModule<typeof Pose>(path.join(folder, 'pose.ts'));
  const paper = new StillElement('div');
  const { svg, draw } = drawFace(paper as unknown as Element);
  draw({ ...calm, ...expressions.ready });
  return String(svg).replace(/var\(--face-(\w+),([^)]*)\)/g, (_, part: string, color: string) =>
    ['signal', 'clothes'].includes(part) ? 'currentColor' : color,
  );
}
