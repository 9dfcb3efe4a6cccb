/** The values of placeholders in samples. */
export interface PlaceholderValues {
  /** The public address of the site, without a trailing slash. */
  site: string;
  /** The version of the SDK. */
  version: string;
  /** The subresource integrity of a served file, by name. */
  integrity: (file: string) => string;
}

/**
 * Replaces placeholders.
 *
 * @throws when a placeholder is not one of `{{site}}`, `{{version}}`, `{{integrity:FILE}}`.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{\{([^{}\n]+)\}\}/g, (whole, name: string) => {
    if (name === 'site') return values.site;
    if (name === 'version') return values.version;
    if (name.startsWith('integrity:')) return values.integrity(name.slice('integrity:'.length));
    throw new Error(`it has an unknown placeholder ${whole}`);
  });
}
