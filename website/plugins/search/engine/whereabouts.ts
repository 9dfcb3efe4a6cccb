/** How many stretches of a text are told apart; longer texts start over. */
export const stretches = 22;
const wordsPerStretch = 3;
const weightBits = 4;
const weightMask = 2 ** weightBits - 1;

/** All stretches of a text. */
export const everywhere = 2 ** stretches - 1;

/** The weight of a term in a section, 1 to 15. */
export const weightOf = (packed: number): number => packed & weightMask;

/** The stretches of a section's text in which a term stands, a bit each. */
export const stretchesOf = (packed: number): number => packed >>> weightBits;

/** A weight and stretches in a number. */
export const pack = (weight: number, where: number): number => weight | (where << weightBits);

/** The bit of the stretch that has the word of this number. */
export const stretchOf = (word: number): number =>
  1 << (Math.floor(word / wordsPerStretch) % stretches);

/** Some stretches and those beside them. */
export const around = (where: number): number =>
  (where |
    (where << 1) |
    (where >>> 1) |
    (where << (stretches - 1)) |
    (where >>> (stretches - 1))) &
  everywhere;
