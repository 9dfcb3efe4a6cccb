/** The text with its ranges replaced; a range inside another that is replaced goes with it. */
export default function applyEdits(text, edits) {
  const inOrder = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  let position = 0;
  const parts = [];
  for (const { start, end, by } of inOrder) {
    if (start < position) continue;
    parts.push(text.slice(position, start), by);
    position = end;
  }
  return parts.join('') + text.slice(position);
}
