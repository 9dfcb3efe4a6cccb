import { expect, test } from 'vitest';
import { cutRegion, parseLines } from './cutRegion';

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

test('returns a whole sample without region markers', () => {
  expect(cutRegion(source)).not.toContain('region');
  expect(cutRegion(source)).toContain('agent.actions.connect();');
});

test('returns a region without indentation, including nested regions', () => {
  expect(cutRegion(source, 'open')).toBe(
    'const agent = createAgent(options);\n\nagent.actions.connect();',
  );
  expect(cutRegion(source, 'connect')).toBe('agent.actions.connect();');
});

test('recognizes regions in shell and HTML comments', () => {
  expect(cutRegion('# #region a\nnpm test\n# #endregion\nls\n', 'a')).toBe('npm test');
  expect(cutRegion('<!-- #region a -->\n<p>x</p>\n<!-- #endregion -->\n', 'a')).toBe('<p>x</p>');
});

test('throws for an unknown region and lists the known ones', () => {
  expect(() => cutRegion(source, 'close')).toThrow(
    'it has no region "close"; it has "open", "connect"',
  );
});

test('throws for a region that is not closed', () => {
  expect(() => cutRegion('// #region open\nx\n', 'open')).toThrow('"open" is not closed');
});

test('parses single lines and ranges', () => {
  expect([...parseLines('3-5, 8')]).toEqual([3, 4, 5, 8]);
  expect([...parseLines('')]).toEqual([]);
});

test('throws for anything that is not a list of line numbers', () => {
  expect(() => parseLines('three')).toThrow('lines="three" is not a list of line numbers');
});
