import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { guardLoops } from './main';

it.each([
  ['while (true) {}', 'while (true) {liveGuard();{}}'],
  ['while (true);', 'while (true){liveGuard();;}'],
  ['do a(); while (b);', 'do {liveGuard();a();} while (b);'],
  ['do /* c */ { a(); } while (b);', 'do /* c */ {liveGuard();{ a(); }} while (b);'],
  ['do // c\n{ a(); }\nwhile (b);', 'do // c\n{liveGuard();{ a(); }}\nwhile (b);'],
  ['while (a) /* c */ b();', 'while (a) /* c */ {liveGuard();b();}'],
  ['for (;;) // c\n  a() // d', 'for (;;) // c\n  {liveGuard();a()} // d'],
  ['while (a) // c', 'while (a) // c'],
  ['for (const a of b) c(a);', 'for (const a of b) {liveGuard();c(a);}'],
  ['for (;;) while (a) b();', 'for (;;) {liveGuard();while (a) {liveGuard();b();}}'],
  [
    'for await (const a of b) {\n  if (a) continue;\n}',
    'for await (const a of b) {liveGuard();{\n  if (a) continue;\n}}',
  ],
  ['outer: for (;;) { break outer; }', 'outer: for (;;) {liveGuard();{ break outer; }}'],
  ['const text = "while (true) {}";', 'const text = "while (true) {}";'],
  ['while (', 'while ('],
])('guards the loops of %j, if any', (script, guarded) => {
  expect(guardLoops(script)).toBe(guarded);
});

it('does not change the result of a script, and calls the guard in every iteration', () => {
  const script = `
    let calls = 0;
    const liveGuard = () => { calls += 1; };
    let sum = 0;
    for (let i = 0; i < 4; i++) { if (i === 1) continue; for (const each of [1, 2]) sum += each; }
    do sum++; while (sum < 12)
    [sum, calls];
  `;
  expect([...runInNewContext(guardLoops(script))]).toEqual([12, 13]);
});
