/** Colors can be given in a style sheet; where they are not, these hold. */
export const paint = {
  backdrop: 'var(--face-backdrop,#cde7e2)',
  skin: 'var(--face-skin,#f3c7a3)',
  shade: 'var(--face-shade,#e0a67e)',
  blush: 'var(--face-blush,#efac92)',
  hair: 'var(--face-hair,#20323b)',
  strand: 'var(--face-strand,#ffffff2e)',
  line: 'var(--face-line,#2b1f1d)',
  lips: 'var(--face-lips,#a8483f)',
  mouth: 'var(--face-mouth,#5c1f22)',
  tongue: 'var(--face-tongue,#d0746c)',
  teeth: 'var(--face-teeth,#fff)',
  clothes: 'var(--face-clothes,#0f7a76)',
  collar: 'var(--face-collar,#fff)',
  signal: 'var(--face-signal,#e8a33d)',
};
