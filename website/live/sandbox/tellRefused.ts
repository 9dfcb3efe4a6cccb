import { readLocale } from './readLocale';
import { words } from './words';

const dialogs = ['alert', 'confirm', 'prompt'] as const;

/**
 * Prints what this frame refuses without a word that its reader would see, each once: code in
 * attributes, which the content policy forbids, and dialogs, which would hold up the page.
 * @returns Looks through markup for code in attributes: browsers tell of it when it would run, or
 * before.
 */
export function tellRefused(): (page: Document) => void {
  const { attribute, dialog } = words[readLocale()];
  const told = new Set<string>();
  const tell = (text: string): void => {
    if (!told.has(text)) console.error(text);
    told.add(text);
  };
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective !== 'script-src-attr') return;
    tell(attribute);
  });
  for (const name of dialogs) {
    const open = window[name] as () => never;
    window[name] = () => {
      tell(dialog(name));
      return open();
    };
  }
  const hasHandler = (element: Element): boolean =>
    element.getAttributeNames().some((name) => name.startsWith('on'));
  return (page) => {
    if ([...page.querySelectorAll('*')].some(hasHandler)) tell(attribute);
  };
}
