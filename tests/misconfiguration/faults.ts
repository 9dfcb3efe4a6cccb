import type { FaultySite } from './FaultySite';

interface Fault {
  name: string;
  site: FaultySite;
  /** What the output of the failed build must contain. */
  says: readonly (string | RegExp)[];
}

/** A page that renders a navbar item outside of the navbar. */
const pageWith = (item: object): string => `import Provider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';
export default () => <Provider><NavbarItem {...${JSON.stringify(item)}} /></Provider>;
`;

/** Pages with a different error each; a build continues to the last and reports all. */
const unrenderable: FaultySite = {
  sidebars: {
    tutorialSidebar: ['first', 'second'],
    emptySidebar: [{ type: 'html', value: 'no link in here' }],
  },
  navbarItems: [{ type: 'docSidebar', sidebarId: 'otherSidebar', label: 'Docs' }],
  files: {
    'src/pages/empty.jsx': 'export const title = "nothing to render";\n',
    'src/pages/doc.jsx': pageWith({ type: 'doc', docId: 'third', label: 'Docs' }),
    'src/pages/version.jsx': pageWith({ type: 'docsVersionDropdown', versions: ['9.9'] }),
    'src/pages/sidebar.jsx': pageWith({
      type: 'docSidebar',
      sidebarId: 'emptySidebar',
      label: 'Docs',
    }),
  },
};

/** The rows about misconfiguration in the site's error catalog. */
export const faults: readonly Fault[] = [
  {
    name: 'a page module without a default export',
    site: unrenderable,
    says: [/The page component at .*empty.* doesn't have a default export/],
  },
  {
    name: 'a doc id in the sidebar that does not exist',
    site: { sidebars: { tutorialSidebar: ['first', 'third'] } },
    says: [
      /sidebar document ids do not exist/,
      '- third',
      /Available document ids are:\s+- first\s+- second/,
    ],
  },
  {
    name: 'a navbar item with an unknown sidebar id',
    site: unrenderable,
    says: [
      'Can\'t find any sidebar with id "otherSidebar"',
      /Available sidebar ids are:\s+- tutorialSidebar/,
    ],
  },
  {
    name: 'a navbar item with an unknown doc id',
    site: unrenderable,
    says: ['Couldn\'t find any doc with id "third"', /Available doc ids are:\s+- first\s+- second/],
  },
  {
    name: 'a version dropdown with an unknown version name',
    site: unrenderable,
    says: ["No docs version exist for name '9.9'", /Available version names:\s+- current/],
  },
  {
    name: 'a sidebar navbar item without a link target',
    site: unrenderable,
    says: ['Sidebar with ID "emptySidebar" doesn\'t have anything to be linked to'],
  },
  {
    name: 'an unknown navbar item type',
    site: { navbarItems: [{ type: 'carousel', label: 'Docs' }] },
    says: ['Bad navbar item type carousel'],
  },
  {
    name: 'a locale dropdown with a locale that has no configuration',
    site: {
      locales: ['ko', 'en'],
      navbarItems: [{ type: 'localeDropdown' }],
      plugin: "delete context.i18n.localeConfigs.en;\nreturn { name: 'faulty' };",
    },
    says: ['no locale config found for locale=en'],
  },
  {
    name: 'a locale that no configuration can be made for',
    site: { locales: ['ko', 'no_such_language'] },
    says: ["couldn't get default locale config for no_such_language"],
  },
  {
    name: 'a broken link',
    site: { files: { 'docs/first.md': '# First\n\n[gone](/docs/third/)\n' } },
    says: ['/docs/first/', 'linking to /docs/third/'],
  },
];
