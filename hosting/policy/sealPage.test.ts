import { describe, expect, it } from 'vitest';
import { readPolicy } from './readPolicy';
import { sealPage } from './sealPage';

const path = '/index.html';
const seal = (html: string) => sealPage({ path, html });

describe('sealing a page', () => {
  it('puts the policy before anything that could run, once', () => {
    const { html, policy } = seal('<!doctype html><meta charset=UTF-8><script>go()</script>');
    expect(html).toMatch(
      /^<!doctype html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^']+';[^"]*"><script>/,
    );
    expect(policy).toEqual(readPolicy({ path, html }));
    expect(seal(html)).toEqual({ html, policy });
  });

  it('leaves a page alone that carries a policy of its own', () => {
    const own = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    expect(seal(own).html).toBe(own);
  });

  it('names the page, and what in it no policy can allow', () => {
    expect(() => seal('<meta charset="utf-8"><p onclick="go()">')).toThrow(
      'index.html: the content policy refuses onclick="go()"',
    );
  });

  it('refuses a page without a place for the policy', () => {
    expect(() => seal('<p>')).toThrow('index.html: there is no <meta charset>');
  });
});
