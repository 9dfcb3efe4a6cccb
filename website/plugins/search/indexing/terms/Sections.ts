import { pack, stretchesOf, weightOf } from '../../engine/whereabouts';

/**
 * The sections of a term, in the order they came, and what is known of each. Nearly all come by their
 * number, and are put at the end without being looked for: a map would look each up in all there are.
 */
export class Sections {
  private readonly numbers: number[] = [];
  private readonly packed: number[] = [];
  private greatest = -1;
  /** Where each stands, once one came after a greater one. */
  private places?: Map<number, number>;

  get size(): number {
    return this.numbers.length;
  }

  /** Puts a section; of several weights the greatest stays, all stretches do. */
  put(section: number, weight: number, where: number): void {
    const at = this.placeOf(section);
    const before = this.packed[at] ?? 0;
    this.numbers[at] = section;
    this.packed[at] = pack(Math.max(weightOf(before), weight), stretchesOf(before) | where);
    this.greatest = Math.max(this.greatest, section);
  }

  [Symbol.iterator](): Iterator<[section: number, packed: number]> {
    const entries = this.numbers.map((section, at): [number, number] => [
      section,
      this.packed[at] ?? 0,
    ]);
    return entries[Symbol.iterator]();
  }

  /** Where a section stands, or will stand. */
  private placeOf(section: number): number {
    const end = this.numbers.length;
    if (section > this.greatest) {
      this.places?.set(section, end);
      return end;
    }
    if (section === this.numbers[end - 1]) return end - 1;
    this.places ??= new Map(this.numbers.map((number, at) => [number, at]));
    const at = this.places.get(section) ?? end;
    this.places.set(section, at);
    return at;
  }
}
