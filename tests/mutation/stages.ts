import type { Mutant } from './Mutant';

/** A command that may detect a mutant. */
export interface Stage {
  name: string;
  /** The program and its arguments; nothing when the mutant does not concern it. */
  command(mutant: Mutant): string[] | undefined;
}

const run = (...command: string[]) => command;
const touches = ({ files }: Mutant, folder: string): boolean =>
  Object.keys(files).some((file) => file.startsWith(folder));

const bail = ['--bail=1', '--no-color', '--reporter=dot'];

// A file without a test of its own does not count as a failure.
const related = ['vitest', 'related', '--run', '--project=packages*', '--passWithNoTests', ...bail];

/** Resolves imports of packages to the sources. */
export const build: Stage = {
  name: 'build',
  command: () => run('npm', 'run', 'build', '-w', 'product-sdk', '-w', 'product-agent'),
};

/** The parts of `npm run check` and `npm test` that cover the SDK and the agent, fastest first. */
export const stages: readonly Stage[] = [
  {
    name: 'reference',
    command: () => run('tsx', 'website/cli/reference.ts', 'check'),
  },
  {
    name: 'sdk types',
    command: (mutant) =>
      touches(mutant, 'packages/sdk') ? run('tsc', '-p', 'packages/sdk') : undefined,
  },
  { name: 'agent types', command: () => run('tsc', '-p', 'packages/agent') },
  { name: 'pages', command: () => run('tsx', 'website/cli/pages.ts') },
  {
    name: 'unit tests',
    command: ({ files }) => run(...related, ...Object.keys(files)),
  },
  build,
  { name: 'sample types', command: () => run('tsx', 'tests/samples/checkTypes.ts') },
  {
    name: 'tests',
    command: () =>
      run(
        'vitest',
        'run',
        ...bail,
        'packages/sdk',
        'packages/agent',
        'tests/sdk',
        'tests/agent',
        'tests/fuzz',
      ),
  },
  {
    name: 'browser',
    command: () =>
      run(
        'playwright',
        'test',
        '-x',
        '--reporter=dot',
        'tests/sdk',
        'tests/agent',
        'tests/samples/browser',
      ),
  },
];
