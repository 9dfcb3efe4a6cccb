/** So many letters fill a line of a list on the narrowest phone. */
const LONG = /\S{28}/;

/** Before a capital or a parenthesis; after a dot, an underscore or a slash. */
const SEAMS = /(?<=[a-z])(?=[A-Z])|(?=\()|(?<=[._/])(?=\w)/;

/** The parts of a name that a line may end between; of one that any line holds, there is one part. */
export const breakName = (name: string): string[] => (LONG.test(name) ? name.split(SEAMS) : [name]);
