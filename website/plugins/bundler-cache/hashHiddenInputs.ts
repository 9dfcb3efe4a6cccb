import { hashFiles } from 'docs-kit';
import { repositoryFolder } from '../../config/paths';

/**
 * What pages are made from besides the modules they import. A page is compiled from samples, facts
 * and checks that the bundler does not see, so a change of any of them starts its cache anew.
 */
const hiddenInputs = [
  'package-lock.json',
  'packages/agent/dist',
  'packages/agent/package.json',
  'packages/agent/src',
  'packages/sdk/dist',
  'packages/sdk/package.json',
  'packages/sdk/src',
  'tsconfig.base.json',
  'website/brand.ts',
  'website/config',
  'website/docusaurus.config.ts',
  'website/package.json',
  'packages/api-facts/src',
  'packages/docs-kit/src',
  'packages/docs-parity/src',
  'website/plugins',
  'website/prose',
  'website/records',
  'website/reference',
  'website/samples',
  'website/sidebars.ts',
  'website/src/css/theme',
  'website/translations.json',
];

let hash: string | undefined;

/** Differs with what pages are made from besides their text; read once, for a build holds it still. */
export function hashHiddenInputs(): string {
  hash ??= hashFiles(repositoryFolder, hiddenInputs);
  return hash;
}
