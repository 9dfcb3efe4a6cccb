/** The stem of a verb that names what it does, as texts have it: 멈추 of 멈추기. */
export const verbOf = (name: string): string[] =>
  /^[가-힣 ]{2,}기$/.test(name) ? [name.slice(0, -1)] : [];
