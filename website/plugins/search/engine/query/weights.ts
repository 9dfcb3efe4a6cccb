/** What counts how much. Found by trying, on the development halves of the question sets. */
export const weights = {
  // Chances that a match of one kind, alone, means the right place.
  title: 0.8,
  heading: 0.22,
  both: 0.1,
  body: 0.17,
  crumb: 0.15,
  pageBody: 0.25,
  // What a match in another field is worth beside one in the heading's own words.
  part: 0.85,
  slug: 0.92,
  name: 0.27,
  anchor: 0.75,
  alias: 0.94,
  also: 0.94,
  /** How much of another name is enough of it: the inverse. */
  aliasShare: 3,
  alsoShare: 1,
  /** What being just a name that readers use is worth beside being just the heading. */
  alsoExact: 0.8,
  initials: 0.95,
  /** How hard missing words count. */
  coverage: 2,
  /** Added where the title, or the heading, is just what was asked for. */
  titleExact: 1.4,
  /** How hard it counts against such a heading that more was asked for. */
  exactPower: 2,
  /** What a section below such a title gets less, so that the page comes before its sections. */
  underTitle: 0.2,
  headingExact: 0.85,
  /** What the beginning of a word is worth, and a word that means the same. */
  prefix: 0.55,
  synonym: 0.9,
  /** How much a word that stands everywhere still counts. */
  idfFloor: 0.3,
  /** Added where things asked for one after another stand close together. */
  together: 0.25,
  /** What it is worth when they stand a few words apart, in one heading, or in title and heading. */
  beside: 0.5,
  inHeading: 0.6,
  inTitle: 0.2,
  /** What being linked to by the most pages adds. */
  linked: 0.1,
};
