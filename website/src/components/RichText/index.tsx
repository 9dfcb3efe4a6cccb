import type { RichText as Text, TextPiece } from 'api-facts';
import { Fragment, type ReactNode } from 'react';
import { CodeLink } from '../DocsLink';
import State from '../State';

function showPiece(piece: TextPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  return 'state' in piece ? <State name={piece.state} /> : <CodeLink {...piece} />;
}

/** A description with its code and links. */
export default function RichText({ text }: { text: Text }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => <Fragment key={index}>{showPiece(piece)}</Fragment>);
}
