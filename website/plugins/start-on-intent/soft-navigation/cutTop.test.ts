import { describe, expect, it } from 'vitest';
import { cutTop } from './cutTop';

const paragraphs = Array.from({ length: 40 }, (_, number) => `<p>${number}</p>`).join('\n');
const pageOf = (text: string): string =>
  `<html><main><article><nav></nav><div><h1>Title</h1>\n${text}</div></article></main></html>`;
const countIn = (html: string): number => html.match(/<p>/g)?.length ?? 0;

describe('the top of a page', () => {
  it('begins with its article and fills the window', () => {
    const top = cutTop(pageOf(paragraphs), 600);
    expect(top).toMatch(/^<article><nav><\/nav><div><h1>Title<\/h1>\n<p>0<\/p>/);
    expect(countIn(top)).toBe(8);
    expect(countIn(cutTop(pageOf(paragraphs), 1200))).toBe(20);
  });

  it('ends behind a long sample, whose lines are not blocks', () => {
    const lines = Array<string>(30).fill('<span class=k>const</span> a = 1;').join('\n');
    const sample = `<div><pre><code>${lines}</code></pre></div>`;
    const top = cutTop(pageOf(`${sample}\n${paragraphs}`), 600);
    expect(top).toContain(sample);
    expect(countIn(top)).toBe(0);
  });

  it('is all of a short article, and nothing where there is none', () => {
    expect(cutTop(pageOf('<p>One</p>'), 600)).toMatch(/<p>One<\/p><\/div>$/);
    expect(cutTop('<html><main></main></html>', 600)).toBe('');
  });
});
