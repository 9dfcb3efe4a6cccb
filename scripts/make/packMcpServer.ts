import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { packTarballs } from '../../website/plugins/site-files/sdkFiles';
import { mcpFolder, mcpTarball, tarballOf } from '../../website/plugins/site-files/servedFiles';
import { runProgram } from '../runProgram';

/**
 * Bundles the MCP server with the content of a built site and adds its tarball to that site, from
 * which assistants run it.
 *
 * @throws when it cannot be bundled or packed
 */
export async function packMcpServer(built: string): Promise<void> {
  const code = await runProgram(process.execPath, ['build.js'], {
    folder: mcpFolder,
    environment: { SITE_FOLDER: built },
  });
  if (code !== 0) throw new Error('packages/mcp could not be built');
  const target = join(built, 'sdk');
  await packTarballs([mcpFolder], target);
  await rename(join(target, tarballOf(mcpFolder)), join(target, mcpTarball));
}
