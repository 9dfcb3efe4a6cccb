import listDeclared from './listDeclared.mjs';

const jumping = ['ReturnStatement', 'BreakStatement', 'ContinueStatement', 'ThrowStatement'];

/** Whether nothing runs on past the statements. */
function leaves(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  if (last?.type === 'IfStatement') {
    return Boolean(last.alternate) && leaves([last.consequent]) && leaves([last.alternate]);
  }
  return jumping.includes(last?.type);
}

/**
 * Leaves the cases out of a switch that never come; what the case before runs on into stays, without
 * its label. Returns the names of variables that were declared in what is gone.
 */
export default function foldSwitch({ discriminant, cases, end }, source, neverEqual, leaveOut) {
  const gone = [];
  let runsOn = false;
  cases.forEach(({ test, consequent, start }, index) => {
    const fact = test ? neverEqual(discriminant, test) : undefined;
    if (fact === undefined) {
      runsOn = !leaves(consequent);
    } else if (runsOn) {
      leaveOut(start, source.indexOf(':', test.end) + 1, fact);
      runsOn = !leaves(consequent);
    } else {
      leaveOut(start, cases[index + 1]?.start ?? end - 1, fact);
      gone.push(...listDeclared(consequent));
    }
  });
  return gone;
}
