import type { RichText as Text, TextPiece } from 'api-facts';
import { Fragment, type ReactNode } from 'react';
import DocsLink from '../DocsLink';
import State from '../State';

function showPiece(piece: TextPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('state' in piece) return <State name={piece.state} />;
  const code = <code>{piece.code}</code>;
  return piece.to ? <DocsLink to={piece.to}>{code}</DocsLink> : code;
}

/** A description with its code and links. */
export default function RichText({ text }: { text: Text }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => <Fragment key={index}>{showPiece(piece)}</Fragment>);
}
