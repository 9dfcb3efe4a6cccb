import type { brand } from '../brand';

type Addresses = Partial<
  Pick<
    typeof brand,
    `${'package' | 'source' | 'changelog' | 'license' | 'console' | 'support' | 'status'}Url`
  >
>;

type Link = { label: string } & ({ to: string } | { href: string });
type Column = { title: string; items: Link[] };

const pages: Link[] = [
  { label: '문서', to: '/docs/introduction' },
  { label: '시작하기', to: '/docs/getting-started' },
  { label: 'API 레퍼런스', to: '/docs/api/actions' },
  { label: '문제 해결', to: '/docs/troubleshooting' },
];

/**
 * The links of the footer: one row of pages, or columns if `brand.ts` has links about the package
 * and its operator. Unset links are left out, and empty columns with them.
 */
export function footerLinks(addresses: Addresses): Link[] | Column[] {
  const linksWithAddress = (links: [label: string, href: string | undefined][]): Link[] =>
    links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
  const columns = [
    { title: '문서', items: pages.with(0, { label: '소개', to: '/docs/introduction' }) },
    {
      title: '패키지',
      items: linksWithAddress([
        ['패키지 저장소', addresses.packageUrl],
        ['소스 코드', addresses.sourceUrl],
        ['변경 이력', addresses.changelogUrl],
        ['라이선스', addresses.licenseUrl],
      ]),
    },
    {
      title: '지원',
      items: linksWithAddress([
        ['콘솔', addresses.consoleUrl],
        ['문의', addresses.supportUrl],
        ['서비스 상태', addresses.statusUrl],
      ]),
    },
  ].filter(({ items }) => items.length > 0);
  return columns.length > 1 ? columns : pages;
}
