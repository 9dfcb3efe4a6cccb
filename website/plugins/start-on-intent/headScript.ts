import { announcement } from '../../config/announcement';
import { bundleScript } from './bundleScript';

/** The script in the head of every page. */
export async function headScript(): Promise<string> {
  const script = await bundleScript(new URL('./head/index.ts', import.meta.url), {
    announcementId: JSON.stringify(announcement.id),
  });
  return script.replace(/;$/, '');
}
