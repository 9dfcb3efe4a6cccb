import { parse } from 'acorn';
import applyEdits from './applyEdits.mjs';
import { createMatcher, nameOf } from './createMatcher.mjs';
import foldSwitch from './foldSwitch.mjs';
import walk from './walk.mjs';

const none = {
  ...{ never: {}, neverMet: [], neverFunctions: [] },
  ...{ variables: {}, members: {}, results: {}, leftOut: [] },
};

/**
 * Writes into a script what is known of it, so that a minifier sees what cannot run.
 *
 * @throws when a fact is about nothing in the script: it was written for another
 */
export default function foldFacts(source, facts) {
  const { never, neverMet, neverFunctions, variables, members, results, leftOut } = {
    ...none,
    ...facts,
  };
  const neverEqual = createMatcher({ never, neverMet, neverFunctions });
  const edits = [];
  const used = new Set();
  const replace = (start, end, by, fact) => {
    edits.push({ start, end, by });
    used.add(fact);
  };
  const leaveOut = (start, end, fact) => replace(start, end, '', fact);

  function valueOf(node) {
    const known = node.type === 'Identifier' ? variables : members;
    return Object.hasOwn(known, nameOf(node)) ? known[nameOf(node)] : undefined;
  }
  const isName = (node, { type, property, key, id, computed }) =>
    (type === 'MemberExpression' && property === node && !computed) ||
    (type === 'Property' && key === node) ||
    (type === 'VariableDeclarator' && id === node);
  const isWritten = (node, { left, type }) => left === node && type === 'AssignmentExpression';

  const visitors = {
    BinaryExpression({ start, end, left, right, operator }, _parent, around) {
      if (operator !== '===' && operator !== '!==') return;
      const fact = neverEqual(left, right, around.name);
      if (fact) replace(start, end, operator === '===' ? '!1' : '!0', fact);
    },
    SwitchStatement(node, _parent, around) {
      const within = (side, other) => neverEqual(side, other, around.name);
      const names = foldSwitch(node, source, within, leaveOut);
      const start = around.body.start + 1;
      // Others of the function may use them.
      if (names.length) edits.push({ start, end: start, by: `var ${names.join(', ')};` });
    },
    FunctionDeclaration({ id, body }) {
      if (!Object.hasOwn(results, id.name)) return;
      replace(body.start, body.end, `{ return ${results[id.name]}; }`, id.name);
    },
    AssignmentExpression({ start, left, right }) {
      if (valueOf(left) !== undefined) leaveOut(start, right.start, nameOf(left));
    },
    UpdateExpression({ start, end, argument }) {
      if (valueOf(argument) !== undefined) replace(start, end, '0', nameOf(argument));
    },
    Property({ start, end, key }, parent) {
      if (parent.type !== 'ObjectExpression') return;
      if (!leftOut.includes(key.name) && !Object.hasOwn(members, key.name)) return;
      leaveOut(start, end + /^\s*,?/.exec(source.slice(end))[0].length, key.name);
    },
    ExpressionStatement({ start, end, expression }, parent) {
      if (parent.type !== 'Program') return;
      const [name] = expression.arguments ?? [];
      const fact = name?.value ?? (expression.left && nameOf(expression.left));
      if (leftOut.includes(fact)) leaveOut(start, end, fact);
    },
  };

  walk(parse(source, { ecmaVersion: 2022 }), (node, parent, around) => {
    visitors[node.type]?.(node, parent, around);
    const isRead = node.type === 'Identifier' || node.type === 'MemberExpression';
    if (!isRead || valueOf(node) === undefined) return;
    if (parent.params?.includes(node)) throw new Error(`${node.name} names a parameter too.`);
    if (isName(node, parent) || isWritten(node, parent)) return;
    replace(node.start, node.end, valueOf(node), nameOf(node));
  });

  const expected = [never, variables, members, results].flatMap(Object.keys);
  expected.push(...neverMet, ...neverFunctions, ...leftOut);
  const unused = expected.find((name) => !used.has(name));
  if (unused) throw new Error(`The script has no ${unused} that a fact could be about.`);
  return applyEdits(source, edits);
}
