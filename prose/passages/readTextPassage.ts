import { CODE, type Language, type Passage, type Span } from './Passage';

/** Makes a passage of a text that marks its code with backticks. */
export function readTextPassage(
  text: string,
  place: { language: Language; file: string; line: number; column: number },
): Passage {
  const { language, file, line, column } = place;
  const spans: Span[] = [];
  let flat = '';
  let offset = 0;
  text.split(/`([^`]+)`/).forEach((part, index) => {
    const isCode = index % 2 === 1;
    spans.push({
      index: flat.length,
      line,
      column: column + offset,
      ...(isCode && { code: part }),
    });
    flat += isCode ? CODE : part;
    offset += part.length + (isCode ? 2 : 0);
  });
  return { language, file, kind: 'text', text: flat, spans, italics: [] };
}
