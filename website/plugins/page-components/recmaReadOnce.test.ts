import { parse } from 'acorn';
import type { Identifier, Program } from 'estree';
import { expect, it } from 'vitest';
import recmaReadOnce from './recmaReadOnce';

const page = `import { jsx as _jsx } from 'react/jsx-runtime'; import Card from './Card'; _jsx(Card)`;

it('a page names what makes its elements where it reads it; its other imports stay', () => {
  const program = parse(page, { ecmaVersion: 2022, sourceType: 'module' }) as Program;
  const read = (recmaReadOnce as () => (tree: Program) => void)();
  read(program);
  const [constant, runtime, card] = program.body;
  const imported = { type: 'Identifier', name: '_jsxImport' } as Identifier;
  expect(constant).toMatchObject({
    kind: 'const',
    declarations: [{ id: { name: '_jsx' }, init: imported }],
  });
  expect(runtime).toMatchObject({ specifiers: [{ imported: { name: 'jsx' }, local: imported }] });
  expect(card).toMatchObject({ specifiers: [{ local: { name: 'Card' } }] });
});
