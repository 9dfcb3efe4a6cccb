/** What a browser ends a line behind, even where it ends none within words of Hangul. */
const END = String.raw`[)\]}>/?!%]`;
const seam = new RegExp(`(?<=${END})(?=[가-힣])`, 'g');

/** Nobody sees it, and no line ends there. */
const joiner = '\u2060';

/**
 * Keeps a particle or an ending on the line of the mark that it follows: 시간(밀리초)입니다.
 *
 * @param before - What stands right before the text. Default: nothing that it could follow
 */
export const keepParticles = (text: string, before = ''): string =>
  `${before.slice(-1)}${text}`.replace(seam, joiner).slice(before.slice(-1).length);
