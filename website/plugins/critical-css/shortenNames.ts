import type { Root } from 'postcss';

/** A short name of a custom property: `--a`, `--b` … `--z`, `--ba`. */
function nameOf(place: number): string {
  const digits = [...place.toString(26)].map((digit) => (parseInt(digit, 26) + 10).toString(36));
  return `--${digits.join('')}`;
}

/**
 * Gives custom properties short names. Nothing outside knows them: the whole sheet, which is laid over
 * these styles later, brings its own.
 */
export function shortenNames(styles: Root): void {
  const names = new Map<string, string>();
  const shorten = (name: string): string => {
    const short = names.get(name) ?? nameOf(names.size);
    names.set(name, short);
    return short;
  };
  styles.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declaration.prop = shorten(declaration.prop);
    declaration.value = declaration.value.replace(/(?<=var\()--[\w-]+/g, shorten);
  });
}
