interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(name: 'turner', rules: Policy): Policy;
}

const { trustedTypes } = window as { trustedTypes?: Factory };
// Nobody else gets hold of it, and what it is handed is a page of this site.
const policy = trustedTypes?.createPolicy('turner', { createHTML: (html) => html });

/** The document that a page of this site is, or the beginning of one. */
export function parseHtml(html: string): Document {
  const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  // Where scripts run, its content is text.
  for (const element of page.querySelectorAll('noscript')) element.textContent = element.innerHTML;
  return page;
}
