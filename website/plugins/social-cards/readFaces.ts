import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpackWoff';

const { resolve } = createRequire(import.meta.url);

/** What the faces are called in a drawing. */
export const renderFamilies = { bold: 'NanumGothicExtraBold', plain: 'NanumGothic' } as const;

export type FaceName = keyof typeof renderFamilies;

// These hold all the Latin that the faces for Latin alone do.
const files: Record<FaceName, string> = { bold: 'korean-800', plain: 'korean-400' };

function readFace(name: FaceName): Buffer {
  const file = `@fontsource/nanum-gothic/files/nanum-gothic-${files[name]}-normal.woff`;
  return unpackWoff(readFileSync(resolve(file)));
}

let faces: Record<FaceName, Buffer> | undefined;

/** The fonts of all cards, from a package: none of the system's. */
export function readFaces(): Record<FaceName, Buffer> {
  faces ??= { bold: readFace('bold'), plain: readFace('plain') };
  return faces;
}
