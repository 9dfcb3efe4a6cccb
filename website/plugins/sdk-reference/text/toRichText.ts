import type { Reference } from '../loadReference';
import { keepParticles } from '../../particles/keepParticles';
import { pageOf } from './pageOf';

/** A piece of a description: words, code that may lead somewhere, or a state. */
export type TextPiece = string | { code: string; to?: string } | { state: string };

/** A description ready to be shown; a plain string when it is nothing but words. */
export type RichText = string | TextPiece[];

function toPiece(code: string, { tables }: Reference): TextPiece {
  if (tables.states.some((state) => state === code)) return { state: code };
  if (tables.errors.some((error) => error.code === code)) {
    return { code, to: `/docs/troubleshooting/#${code}` };
  }
  const to = pageOf(code);
  return to ? { code, to } : { code };
}

/** Splits a description at its code, and leads names of the SDK to where they are explained. */
export function toRichText(text: string, reference: Reference): RichText {
  const pieces = text
    .split(/`([^`]+)`/)
    .map((part, index, parts) =>
      index % 2 === 1 ? toPiece(part, reference) : keepParticles(part, parts[index - 1]),
    )
    .filter((piece) => piece !== '');
  return pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;
}
