import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The packages that each package may import. Dependencies point one way. */
const mayImport = {
  'product-sdk': [],
  'product-agent': ['product-sdk'],
  'docs-kit': [],
  'api-facts': ['docs-kit'],
  'docs-parity': ['docs-kit', 'api-facts'],
  'korean-docs-search': ['docs-kit'],
  'runnable-samples': ['docs-kit'],
  'static-host-rules': ['docs-kit'],
  'deferred-hydration': ['docs-kit', 'static-host-rules'],
  mcp: ['docs-kit', 'korean-docs-search'],
};

const restrictImports = ([name, allowed]) => {
  const folderOf = (one) => one.replace(/^product-/, '');
  const others = Object.keys(mayImport)
    .filter((one) => one !== name && !allowed.includes(one))
    .flatMap((one) => [...new Set([one, folderOf(one)])]);
  // The agent's tests share what is in a folder `tests` of its own.
  const folders = `website|scripts|bench|packages${name === 'product-agent' ? '' : '|tests'}`;
  const patterns = [
    {
      regex: `^@site/|^(?:\\.\\./)+(?:${folders})/`,
      message: 'A package knows nothing of the site: take it as an option.',
    },
    {
      regex: `^(?:\\.\\./)*(?:${others.join('|')})(?:/|$)`,
      message: `${name} may import ${allowed.join(' and ') || 'no other package'} (eslint.config.js).`,
    },
  ];
  return {
    files: [`packages/${folderOf(name)}/**/*.{ts,tsx,js,mjs,cjs}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'website/build/',
      'website/versions/',
      '**/dist/',
      '**/.docusaurus*/',
      '**/.cache/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { ...jsxA11y.flatConfigs.strict, files: ['**/*.tsx'] },
  {
    // Scrollable regions must be reachable by keyboard: code groups and tables are.
    files: ['**/*.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group', 'region'], tags: [] }],
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['**/*.{ts,tsx}'] },
  // The bootstrap scripts run before anything is installed, on any version of Node.
  { files: ['scripts/**/*.cjs'], rules: { 'no-var': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...Object.entries(mayImport).map(restrictImports),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
        }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': 'error' },
  },
  {
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
);
