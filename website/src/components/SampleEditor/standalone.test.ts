import { expect, it } from 'vitest';
import { escapeScript } from './standalone';

it('escapes script end tags in any letter case, and is idempotent', () => {
  const once = escapeScript('"</script>", "</SCRIPT >"');
  expect(once).toBe(String.raw`"<\/script>", "<\/SCRIPT >"`);
  expect(escapeScript(once)).toBe(once);
});
