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

test('without addresses, the footer is a flat list of internal links', () => {
  expect(footerLinks({}).map((link) => 'to' in link && link.to)).not.toContain(false);
});

test('with an address, the footer has columns and omits empty ones', () => {
  const columns = footerLinks({ sourceUrl: address });
  expect(columns).toHaveLength(2);
  expect(columns[1]).toEqual({ title: '패키지', items: [{ label: '소스 코드', href: address }] });
});

test('every footer label has an English translation', () => {
  const labels = [...footerLinks({}), ...footerLinks(everything)].flatMap((link) =>
    'items' in link
      ? [`link.title.${link.title}`, ...link.items.map((item) => `link.item.label.${item.label}`)]
      : [`link.item.label.${link.label}`],
  );
  expect(Object.keys(english).sort()).toEqual([...new Set(labels)].sort());
});

test('checkBrand validates every address of the footer', () => {
  for (const name of Object.keys(everything)) {
    expect(() => checkBrand({ ...brand, [name]: 'nowhere' }, '')).toThrow(`${name} is "nowhere"`);
  }
});
