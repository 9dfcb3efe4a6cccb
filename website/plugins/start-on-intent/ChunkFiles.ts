import type { Compiler } from 'webpack';

/** Notes which script files each named chunk of the app is made of. */
export class ChunkFiles {
  readonly filesByChunk = new Map<string, string[]>();

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('ChunkFiles', ({ namedChunkGroups }) => {
      for (const [name, group] of namedChunkGroups) {
        const files = group.getFiles().filter((file) => file.endsWith('.js'));
        this.filesByChunk.set(name, files);
      }
    });
  }
}
