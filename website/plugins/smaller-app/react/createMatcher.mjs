export const nameOf = ({ type, name, property, computed }) =>
  type === 'Identifier' ? name : type === 'MemberExpression' && !computed ? property.name : '';

/**
 * Tells of two sides of a comparison by which fact they are never equal: a name has never some
 * values, a name is never met as a value, or a member is never a function.
 */
export function createMatcher({ never, neverMet, neverFunctions }) {
  const scoped = (name, around) =>
    [`${around}.${name}`, name].filter((it) => Object.hasOwn(never, it));
  function matchSides(side, other, around) {
    if (other.type === 'Identifier') {
      return neverMet.includes(other.name) ? other.name : undefined;
    }
    if (other.type !== 'Literal') return undefined;
    if (side.type === 'UnaryExpression' && side.operator === 'typeof') {
      const member = side.argument.type === 'MemberExpression' ? nameOf(side.argument) : '';
      return other.value === 'function' && neverFunctions.includes(member) ? member : undefined;
    }
    return scoped(nameOf(side), around).find((key) => never[key].includes(other.value));
  }
  return (side, other, around) =>
    matchSides(side, other, around) ?? matchSides(other, side, around);
}
