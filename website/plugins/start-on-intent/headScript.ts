import { announcement } from '../../config/announcement';
import { bundleScript } from './bundleScript';

/** The script in the head of every page. */
export function headScript(): string {
  const script = bundleScript(new URL('./head/index.ts', import.meta.url), {
    announcementId: JSON.stringify(announcement.id),
  });
  return script.replace(/;$/, '');
}
