import type { ReactNode } from 'react';
import type { Piece } from '@site/plugins/search/engine/answer';

/** A text with what matched marked. */
export default function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
