import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Assistant, brand } from '../brand';

type Addresses = Record<keyof Pick<typeof brand, 'publicUrl' | 'baseUrl'>, string>;

const operatorAddresses = [
  'consoleUrl',
  'supportUrl',
  'statusUrl',
  'sourceUrl',
  'packageUrl',
  'changelogUrl',
  'licenseUrl',
] as const;

/** Invalid values that the build would accept, but that lead to wrong URLs. */
export interface CheckedBrand
  extends Addresses, Partial<Record<(typeof operatorAddresses)[number], string | undefined>> {
  logo: { path: string };
  askModelUrl: string;
  assistants: readonly Assistant[];
  mcpUrl: string | undefined;
}

function validatePublicUrl({ publicUrl }: CheckedBrand): string | undefined {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return `publicUrl is "${publicUrl}": write a whole address, such as "https://docs.example.com".`;
  if (url.origin === publicUrl) return undefined;
  const rest = url.pathname === '/' ? '' : ` Its path "${url.pathname}" goes into baseUrl.`;
  return `publicUrl is "${publicUrl}": write "${url.origin}".${rest}`;
}

function validateBaseUrl({ baseUrl }: CheckedBrand): string | undefined {
  // Docusaurus does not prepend a base URL that a link begins with already, as links to pages would.
  if (baseUrl === '/docs/')
    return 'baseUrl is "/docs/", where pages would be in /docs/docs/: write "/" for pages in /docs/, or another path, such as "/docs-site/".';
  if (/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) return undefined;
  const names = baseUrl.match(/[\w.~-]+/g) ?? [];
  const corrected = names.length > 0 ? `/${names.join('/')}/` : '/';
  const rule = 'It is a path that begins and ends with a slash';
  return /^[\w.~/-]*$/.test(baseUrl)
    ? `baseUrl is "${baseUrl}": write "${corrected}". ${rule}.`
    : `baseUrl is "${baseUrl}". ${rule}, of letters, digits and . _ ~ -.`;
}

function validateLogo({ logo }: CheckedBrand, folder: string): string | undefined {
  if (!logo.path.endsWith('.svg'))
    return `logo.path is "${logo.path}": the logo is drawn, so give an SVG.`;
  if (existsSync(path.join(folder, logo.path))) return undefined;
  return `logo.path is "${logo.path}": there is no website/static/${logo.path}.`;
}

function validateOperator(values: CheckedBrand): (string | undefined)[] {
  return operatorAddresses.map((name) => {
    const address = values[name];
    if (address === undefined || /^(?:https:\/\/[^/\s]+\S*|mailto:\S+@\S+)$/.test(address))
      return undefined;
    return `${name} is "${address}": write a whole address that begins "https://" or "mailto:", or undefined.`;
  });
}

function validateModelUrl({ askModelUrl }: CheckedBrand): string | undefined {
  if (askModelUrl === '' || /^\/(?!\/)/.test(askModelUrl)) return undefined;
  return `askModelUrl is "${askModelUrl}": write a path on this origin, such as "/ask"; pages may connect to no other.`;
}

const isWholeAddress = (address: string): boolean => /^https:\/\/[^/\s]+\S*$/.test(address);

function validateAssistants({ assistants, mcpUrl }: CheckedBrand): (string | undefined)[] {
  return [
    ...assistants.map(({ name, url }) =>
      isWholeAddress(url) && url.includes('{prompt}')
        ? undefined
        : `assistants: the url of ${name} is "${url}": write a whole address that begins "https://", with {prompt} in it.`,
    ),
    mcpUrl === undefined || isWholeAddress(mcpUrl)
      ? undefined
      : `mcpUrl is "${mcpUrl}": write a whole address that begins "https://", or undefined.`,
  ];
}

/**
 * Validates `brand.ts` before anything is built.
 *
 * @throws when a value would put the site at other addresses than meant, saying what to write
 */
export function checkBrand(values: CheckedBrand, staticFolder: string): void {
  const problems = [
    validatePublicUrl(values),
    validateBaseUrl(values),
    validateLogo(values, staticFolder),
    ...validateOperator(values),
    validateModelUrl(values),
    ...validateAssistants(values),
  ];
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Error(found.map((one) => `website/brand.ts: ${one}`).join('\n'));
}
