import type { Root } from 'mdast';
import { createContext } from './createContext';
import { fillFacts } from './fillFacts';
import { localeOfPage } from 'docs-kit';
import { relativeToRepository } from '../../../config/paths';

/** Gives the components of a page their facts; one that names nothing stops the build. */
export default function remarkFacts(): (tree: Root, file: { path: string }) => Promise<void> {
  return async (tree, file) => {
    const problems = await fillFacts(tree, createContext(localeOfPage(file.path)));
    if (problems.length === 0) return;
    const name = relativeToRepository(file.path);
    throw new Error(
      problems
        .map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`)
        .join('\n'),
    );
  };
}
