import type { Answer, PageAnswer, SectionAnswer } from 'korean-docs-search/client';

/** A result that can be chosen. */
export interface Option {
  id: string;
  href: string;
  page: PageAnswer;
  section: SectionAnswer;
  /** The first of its page says where the page is. */
  first: boolean;
}

/** The results of an answer in the order they are shown, with addresses of the site. */
export function listOptions(answer: Answer | undefined, base: string): Option[] {
  const options = (answer?.pages ?? []).flatMap((page) =>
    page.sections.map((section, at) => ({
      href: base + section.href,
      page,
      section,
      first: at === 0,
    })),
  );
  return options.map((option, at) => ({ ...option, id: `search-option-${at}` }));
}

/** The same, a list per page. */
export function optionsByPage(options: readonly Option[]): Option[][] {
  const groups: Option[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    if (option.first || !group) groups.push([option]);
    else group.push(option);
  }
  return groups;
}
