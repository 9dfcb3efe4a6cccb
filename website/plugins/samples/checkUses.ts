import type { Root } from 'mdast';
import { cutRegion } from './cutRegion';
import { readSample } from './findSample';
import { parseLines } from './parseLines';
import { sampleUses, typedBlocks, type SampleUse } from './sampleUses';

/** A problem on a page. */
export interface PageProblem {
  line: number;
  message: string;
}

function problemOf(use: SampleUse, folder: string): string | undefined {
  if (!use.name) return '<Sample> needs a name';
  try {
    const text = cutRegion(readSample(folder, use.name), use.region);
    const last = Math.max(0, ...parseLines(use.lines ?? ''));
    const length = text.split('\n').length;
    if (last > length) throw new Error(`lines="${use.lines}" goes past its last line, ${length}`);
    return undefined;
  } catch (error) {
    return `<Sample name="${use.name}">: ${(error as Error).message}`;
  }
}

/** The problems with how a page shows code, in order. */
export function checkUses(tree: Root, folder: string): PageProblem[] {
  const typed = typedBlocks(tree).map((line) => ({
    line,
    message: 'code is a file in website/samples, not a block typed into a page',
  }));
  const untrue = sampleUses(tree).flatMap((use) => {
    const message = problemOf(use, folder);
    return message ? [{ line: use.line, message }] : [];
  });
  return [...typed, ...untrue].sort((one, other) => one.line - other.line);
}
