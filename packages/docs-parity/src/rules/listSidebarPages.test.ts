import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { listSidebarPages } from './site';

const sidebar: SidebarsConfig[string] = [
  'introduction',
  { type: 'doc', id: 'setup', label: 'Set up' },
  {
    type: 'category',
    label: 'Usage',
    key: 'usage',
    link: { type: 'doc', id: 'usage/overview' },
    items: ['usage/react', { Advanced: ['usage/advanced'] }],
  },
  { type: 'ref', id: 'elsewhere' },
  { type: 'link', label: 'Away', href: '/away' },
  { type: 'html', value: 'words' },
];

it('lists the pages of all sidebars in order, and nothing else', () => {
  expect(listSidebarPages({ first: sidebar, second: ['last'] })).toEqual([
    'introduction',
    'setup',
    'usage/overview',
    'usage/react',
    'usage/advanced',
    'last',
  ]);
});
