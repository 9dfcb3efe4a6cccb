import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'website/build/',
      '**/dist/',
      '**/.docusaurus*/',
      '**/.cache/',
      'tests/**/fixtures/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { ...jsxA11y.flatConfigs.strict, files: ['**/*.tsx'] },
  {
    // What scrolls must be reachable from the keyboard: a group of code or a table is.
    files: ['**/*.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group', 'region'], tags: [] }],
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['**/*.{ts,tsx}'] },
  // The first steps of every command run before anything is installed, on any Node.
  {
    files: ['scripts/**/*.cjs'],
    rules: { 'no-var': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
);
