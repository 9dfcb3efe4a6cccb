import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Fold = (source: string, facts: object) => string;
const place: string = new URL('./foldFacts.mjs', import.meta.url).href;
const { default: fold } = (await import(place)) as { default: Fold };

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('what is known of a script', () => {
  it('is that a name never has a value, in every function or in one', () => {
    const source =
      'function a(it) { return 13 === it.tag; } function b(it) { return it.tag !== 13; }';
    expect(fold(source, { never: { tag: [13] } })).toBe(
      'function a(it) { return !1; } function b(it) { return !0; }',
    );
    expect(fold(source, { never: { 'b.tag': [13] } })).toBe(
      'function a(it) { return 13 === it.tag; } function b(it) { return !0; }',
    );
  });

  it('is that something is never met, and a member never a function', () => {
    const facts = { neverMet: ['LAZY'], neverFunctions: ['then'] };
    const source = 'x = type === LAZY; y = "function" !== typeof value.then;';
    expect(fold(source, facts)).toBe('x = !1; y = !0;');
  });

  it('is what a variable or a member always is, however often it is set', () => {
    const facts = { variables: { hidden: '!1' }, members: { ping: 'null' } };
    const source =
      'var hidden = !1; hidden = a(); root.ping = b = c; root.count = root.ping || hidden;';
    expect(fold(source, facts)).toBe('var hidden = !1; a(); b = c; root.count = null || !1;');
    expect(fold('root.ping++; it = { ping: 1, pong: hidden };', facts)).toBe(
      '0; it = {  pong: !1 };',
    );
  });

  it('is what a function returns, and what nobody asks for', () => {
    const facts = { results: { check: '!1' }, leftOut: ['lazy', 'onSelect'] };
    const source =
      'function check(a) { return a > 1; } exports.lazy = 1; register("onSelect", []); hooks = { lazy: a, b: c };';
    expect(plain(fold(source, facts))).toBe('function check(a) { return !1; } hooks = { b: c };');
  });

  it('leaves out of a switch what never comes, and keeps what others run on into', () => {
    const source = `
      function name(it, seen) {
        switch (it.tag) {
          case 1: seen.push(1);
          case 2: seen.push(2); if (it.odd) { return seen; } else { return seen; }
          case 3: var four = 3; seen.push(3);
          case 4: four = 4; seen.push(four); break;
          default: seen.push(0);
        }
        return seen;
      }`;
    const folded = fold(source, { never: { tag: [2, 3] } });
    const name = runInNewContext(`'use strict'; ${folded}; name`) as (
      it: object,
      seen: number[],
    ) => number[];
    expect([1, 2, 3, 4].map((tag) => name({ tag }, []))).toEqual([[1, 2], [0], [0], [4]]);
    expect(folded).not.toContain('push(3)');
  });

  it('stops the build when the script is another', () => {
    expect(() => fold('a = b;', { members: { ping: 'null' } })).toThrow('no ping');
    expect(() => fold('function f(hidden) {}', { variables: { hidden: '!1' } })).toThrow(
      'a parameter too',
    );
  });
});
