import { describe, expect, it } from 'vitest';
import { listElements, readInline } from './contentPolicy';

const hashesOf = (html: string) => readInline(listElements(html));

const hello = `'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='`;

describe('the hashes of a page', () => {
  it('are of each inline script once, to the letter', () => {
    const { scripts } = hashesOf(
      `<script>alert('Hello, world.');</script><p><script>alert('Hello, world.');</script>`,
    );
    expect(scripts).toEqual([hello]);
    expect(hashesOf(`<script>alert('Hello, world.'); </script>`).scripts).not.toContain(hello);
  });

  it('leave out scripts from files and scripts that are data', () => {
    const html =
      '<script src=/a.js></script><script type=application/ld+json>{"a":"<script>"}</script>';
    expect(hashesOf(html).scripts).toEqual([]);
  });

  it('are not led astray by what only looks like a script', () => {
    const html = `<meta content="<script>"><!-- <script>alert(1)</script> --><script>alert('Hello, world.');</script>`;
    expect(hashesOf(html).scripts).toEqual([hello]);
  });

  it('are of each style element too', () => {
    expect(hashesOf('<style>p{color:red}</style>').styles).toHaveLength(1);
  });
});
