import { join } from 'node:path';
import { startPreviewServer } from '../../hosting/preview/startPreviewServer';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';

// The preview server in a process of its own, so that the memory it takes is its own.
const { port } = await startPreviewServer({
  folder: join(root, 'website/build'),
  baseUrl: brand.baseUrl,
});
process.send?.(port);
process.on('disconnect', () => process.exit());
