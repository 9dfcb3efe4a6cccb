import { levels, type Level } from '../channel/FrameMessage';

/**
 * Takes in every line that is printed.
 *
 * @param take - Is given what the console itself would have done as well.
 */
export function hearConsole(
  take: (level: Level, values: unknown[], print: (...values: unknown[]) => void) => void,
): void {
  for (const name of [...levels, 'table', 'dir'] as const) {
    const level = name === 'table' || name === 'dir' ? 'log' : name;
    const print = console[name].bind(console) as (...values: unknown[]) => void;
    console[name] = (...values: unknown[]) => take(level, values, print);
  }
}
