import { expect, test } from 'vitest';
import english from '../i18n/en/docusaurus-theme-classic/footer.json';
import { brand } from '../brand';
import { checkBrand } from './checkBrand';
import { footerLinks } from './footerLinks';

const address = 'https://a.example/';
const everything = {
  packageUrl: address,
  sourceUrl: address,
  changelogUrl: address,
  licenseUrl: address,
  consoleUrl: address,
  supportUrl: 'mailto:help@a.example',
  statusUrl: address,
};

test('where no address is given, the foot of a page is one line of pages', () => {
  expect(footerLinks({}).map((link) => 'to' in link && link.to)).not.toContain(false);
});

test('what is given stands in columns, and an empty column is left out', () => {
  const columns = footerLinks({ sourceUrl: address });
  expect(columns).toHaveLength(2);
  expect(columns[1]).toEqual({ title: '패키지', items: [{ label: '소스 코드', href: address }] });
});

test('every label of the foot has its English', () => {
  const labels = [...footerLinks({}), ...footerLinks(everything)].flatMap((link) =>
    'items' in link
      ? [`link.title.${link.title}`, ...link.items.map((item) => `link.item.label.${item.label}`)]
      : [`link.item.label.${link.label}`],
  );
  expect(Object.keys(english).sort()).toEqual([...new Set(labels)].sort());
});

test('each address is one that the build judges', () => {
  for (const name of Object.keys(everything)) {
    expect(() => checkBrand({ ...brand, [name]: 'nowhere' }, '')).toThrow(`${name} is "nowhere"`);
  }
});
