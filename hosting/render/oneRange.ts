/**
 * A regular expression for one range of bytes that every server can count with. RFC 9110 lets a
 * server ignore all others and answer whole; a number with too many digits would be refused (416),
 * though a range that ends past the file's end can be sent.
 */
export const oneRange = String.raw`^bytes=\s*(\d{1,18}-\d{0,18}|-0*[1-9]\d{0,17})\s*$`;
