/**
 * A regular expression for what no address of the site holds: dot segments, empty segments, and
 * slashes that were encoded to hide from a check. It reads the address as it was sent.
 */
export const strangePath = String.raw`^(https?://[^/?]*)?(/[^?]*)?(//|\\|%2[fF]|%5[cC]|/(\.|%2[eE]){1,2}(/|\?|$))`;

/** The same for what makes an address malformed: an encoded control character. */
export const malformedPath = '^[^?]*%([01][0-9a-fA-F]|7[fF])';
