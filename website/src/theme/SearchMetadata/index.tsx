// Replaces upstream's six elements, which are for searches that crawl the pages: ours reads them at
// build time.
export default function SearchMetadata(): null {
  return null;
}
