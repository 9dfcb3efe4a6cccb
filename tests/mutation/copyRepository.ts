import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const modules = ['', 'website', 'packages/sdk', 'packages/agent'];

/** Links node_modules, except for workspaces, which link to their copies. */
function linkModules(from: string, to: string, repository: string, copy: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    const place = path.join(from, name);
    if (name.startsWith('@')) {
      linkModules(place, path.join(to, name), repository, copy);
      continue;
    }
    const real = realpathSync(place);
    const isWorkspace = real.startsWith(repository) && !real.includes('node_modules');
    const target = isWorkspace ? path.join(copy, path.relative(repository, real)) : real;
    symlinkSync(target, path.join(to, name));
  }
}

/** Copies the repository's working tree to a separate folder, ready to run. */
export function copyRepository(repository: string): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'mutation-')));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\n').filter(Boolean)) {
    const place = path.join(repository, file);
    if (!existsSync(place)) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(place, path.join(copy, file));
  }
  for (const folder of modules) {
    const place = path.join(repository, folder, 'node_modules');
    linkModules(place, path.join(copy, folder, 'node_modules'), repository, copy);
  }
  return copy;
}
