import type { Compiler } from 'webpack';

const name = 'MustBeRead';

/** Stops a build that reads no such module: what is changed in it would be lost unseen. Builds within it need not. */
export class MustBeRead {
  constructor(private readonly module: RegExp) {}

  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const { resource } of modules as Iterable<{ resource?: string }>) {
          if (resource && this.module.test(resource)) return;
        }
        throw new Error(
          `No module of this build matches ${this.module}, so what is changed in it would be lost. Does its package resolve to another file now?`,
        );
      });
    });
  }
}
