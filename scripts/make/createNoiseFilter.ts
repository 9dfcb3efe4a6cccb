import { stripVTControlCharacters } from 'node:util';
import { isNoise } from './isNoise';

/** Takes a program's output as it comes and hands on the lines worth reading. */
export function createNoiseFilter(print: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isNoise(stripVTControlCharacters(line))) print(line);
    }
  };
}
