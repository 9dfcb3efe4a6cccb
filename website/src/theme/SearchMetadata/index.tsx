// Replaces upstream's six elements, which are for crawlers of a hosted search: ours indexes the
// pages at build time.
export default function SearchMetadata(): null {
  return null;
}
