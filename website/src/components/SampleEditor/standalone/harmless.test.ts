import { expect, it } from 'vitest';
import { harmless } from './harmless';

it('lets no script end its element, however the end is written, and does nothing twice', () => {
  const once = harmless('"</script>", "</SCRIPT >"');
  expect(once).toBe(String.raw`"<\/script>", "<\/SCRIPT >"`);
  expect(harmless(once)).toBe(once);
});
