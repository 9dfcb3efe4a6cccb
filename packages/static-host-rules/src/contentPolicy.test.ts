import { describe, expect, it } from 'vitest';
import { listElements, readInline } from './contentPolicy';

const hashesOf = (html: string) => readInline(listElements(html));

const hello = `'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='`;

describe('the hashes of a page', () => {
  it('include each inline script once, exact to the character', () => {
    const { scripts } = hashesOf(
      `<script>alert('Hello, world.');</script><p><script>alert('Hello, world.');</script>`,
    );
    expect(scripts).toEqual([hello]);
    expect(hashesOf(`<script>alert('Hello, world.'); </script>`).scripts).not.toContain(hello);
  });

  it('exclude external scripts and data blocks', () => {
    const html =
      '<script src=/a.js></script><script type=application/ld+json>{"a":"<script>"}</script>';
    expect(hashesOf(html).scripts).toEqual([]);
  });

  it('exclude script tags in attributes and comments', () => {
    const html = `<meta content="<script>"><!-- <script>alert(1)</script> --><script>alert('Hello, world.');</script>`;
    expect(hashesOf(html).scripts).toEqual([hello]);
  });

  it('include style elements', () => {
    expect(hashesOf('<style>p{color:red}</style>').styles).toHaveLength(1);
  });
});
