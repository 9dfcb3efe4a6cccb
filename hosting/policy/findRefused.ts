import { listElements } from './listElements';

/** The attributes of a page that no hash can allow: event handlers, styles, `javascript:` addresses. */
export function findRefused(html: string): string[] {
  return listElements(html)
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(
      ([name, value]) => /^(on.+|style|srcdoc)$/i.test(name) || /^\s*javascript:/i.test(value),
    )
    .map(([name, value]) => `${name}="${value}"`);
}
