import type { Section } from '../../engine/page';
import { newSection } from '../newSection';
import { addContent } from './addContent';
import { attribute, childrenOf, isElement, someIn, type Node } from './elements';
import { nameOfEntry } from './nameOfEntry';
import { plainText, squeeze } from './textOf';

const headings = ['h2', 'h3', 'h4'];
const beginsSection = (node: Node): boolean =>
  isElement(node, ...headings) || nameOfEntry(node) !== undefined;

/** Reads the sections of a page: one for each heading, and for each entry with an address. */
export class SectionReader {
  readonly sections: Section[];
  private current: Section;

  constructor(title: string) {
    this.current = newSection('', 1, title);
    this.sections = [this.current];
  }

  /** Reads what a node holds. */
  read(parent: Node): void {
    for (const node of childrenOf(parent)) {
      const entry = nameOfEntry(node);
      if (isElement(node, ...headings)) {
        this.current = this.begin(node, Number(node.tagName.slice(1)), squeeze(plainText(node)));
      } else if (entry !== undefined) {
        this.current.names.push(entry);
        addContent(this.begin(node, this.current.level + 1, entry), node);
      } else if (someIn(node, beginsSection)) this.read(node);
      else addContent(this.current, node);
    }
  }

  private begin(node: Node, level: number, heading: string): Section {
    const section = newSection((isElement(node) && attribute(node, 'id')) || '', level, heading);
    this.sections.push(section);
    return section;
  }
}
