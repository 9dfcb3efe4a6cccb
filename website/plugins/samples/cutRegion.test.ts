import { expect, test } from 'vitest';
import { cutRegion } from './cutRegion';

const source = `import { createAgent } from 'product-sdk';

function start() {
  // #region open
  const agent = createAgent(options);

  // #region connect
  agent.actions.connect();
  // #endregion
  // #endregion
}
`;

test('a whole sample is shown without its markers', () => {
  expect(cutRegion(source)).not.toContain('region');
  expect(cutRegion(source)).toContain('agent.actions.connect();');
});

test('a region is shown from the margin, with what stands inside it', () => {
  expect(cutRegion(source, 'open')).toBe(
    'const agent = createAgent(options);\n\nagent.actions.connect();',
  );
  expect(cutRegion(source, 'connect')).toBe('agent.actions.connect();');
});

test('shell and HTML comments mark regions too', () => {
  expect(cutRegion('# #region a\nnpm test\n# #endregion\nls\n', 'a')).toBe('npm test');
  expect(cutRegion('<!-- #region a -->\n<p>x</p>\n<!-- #endregion -->\n', 'a')).toBe('<p>x</p>');
});

test('a region that is not there is named, and those that are', () => {
  expect(() => cutRegion(source, 'close')).toThrow(
    'it has no region "close"; it has "open", "connect"',
  );
});

test('a region that is not closed is named', () => {
  expect(() => cutRegion('// #region open\nx\n', 'open')).toThrow('"open" is not closed');
});
