const optionalMark = 'optional ';

/** Splits a union into its members, ignoring bars in brackets. */
function listMembers(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const [index, sign] of [...type].entries()) {
    if ('([{<'.includes(sign)) depth += 1;
    // The `>` of an arrow closes no bracket.
    if (')]}'.includes(sign) || (sign === '>' && type[index - 1] !== '=')) depth -= 1;
    if (sign === '|' && depth === 0) members.push('');
    else members[members.length - 1] += sign;
  }
  return members.map((member) => member.trim());
}

/** Whether a signature only adds optional parameters to the old one. */
function onlyAddsOptional(before: string, now: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === now[start]) start += 1;
  const rest = before.slice(start);
  if (!rest.startsWith(')') || !now.endsWith(rest)) return false;
  const added = now.slice(start, now.length - rest.length).replace(/^, /, '');
  return added.split(/, (?=\w+\??: )/).every((parameter) => /^\w+\?: /.test(parameter));
}

/**
 * Whether code written against the old type works with the new one. A new literal in a value that
 * the application receives counts as compatible, as a new error code does.
 *
 * @param isGiven - Whether the application gives the value; it receives it otherwise
 */
export function isCompatibleType(before: string, now: string, isGiven: boolean): boolean {
  const [wasOptional, isOptional] = [before, now].map((type) => type.startsWith(optionalMark));
  if (isGiven ? wasOptional && !isOptional : isOptional && !wasOptional) return false;
  const [old, next] = [before, now].map((type) => type.replace(optionalMark, '')) as [
    string,
    string,
  ];
  if (old === next || onlyAddsOptional(old, next)) return true;
  const [oldMembers, nextMembers] = [listMembers(old), listMembers(next)];
  const added = nextMembers.filter((member) => !oldMembers.includes(member));
  const removed = oldMembers.filter((member) => !nextMembers.includes(member));
  if (isGiven) return removed.length === 0;
  return added.every((member) => member.startsWith("'")) && removed.length < oldMembers.length;
}
