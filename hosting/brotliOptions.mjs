import { constants } from 'node:zlib';

/**
 * The smallest window that a content is seen whole in: a larger one takes memory, which takes long.
 *
 * @param {Buffer} content
 */
function windowFor({ length }) {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

/**
 * How a content is compressed.
 *
 * @param {Buffer} content
 * @param {number} quality
 */
export function brotliOptions(content, quality) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // They make a large script up to half a hundredth smaller than what is chosen by itself.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_NPOSTFIX]: 2,
      [constants.BROTLI_PARAM_NDIRECT]: 60,
    },
  };
}
