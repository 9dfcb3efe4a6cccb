import { expect, it } from 'vitest';
import { escapeScript } from './escapeScript';

it('lets no script end its element, however the end is written, and does nothing twice', () => {
  const once = escapeScript('"</script>", "</SCRIPT >"');
  expect(once).toBe(String.raw`"<\/script>", "<\/SCRIPT >"`);
  expect(escapeScript(once)).toBe(once);
});
