/** What counts how much. Found by trying, on the development halves of the question sets. */
export const weights = {
  title: 0.75,
  heading: 0.6,
  both: 0.1,
  body: 0.4,
  crumb: 0.15,
  /** What a match in another field is worth beside one in the heading's own words. */
  part: 0.85,
  slug: 0.85,
  anchor: 0.55,
  alias: 0.75,
  initials: 0.95,
  pageBody: 0.25,
  coverage: 2,
  titleExact: 1.2,
  headingExact: 0.55,
  prefix: 0.8,
  idfFloor: 0.3,
};
