const chain = /^(?:await |new )?[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?:\([\w$, .…]*\))?$/;
const generic = /^[A-Z]\w*<[\w, …]*>$/;
const identifier = /[A-Za-z_$][\w$]*/g;

/** What can only be a name of a program: a call, a member of the agent, a word with a capital inside. */
const names =
  /(?<![\w$./@-])(?:[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?=\()|agent(?:\.[\w$]+)+|[a-z]+[A-Z]\w*)/g;
/** Values: a word in quotes, behind its option or alone; words with hyphens. */
const quoted = /^(?:(\w+): )?'([\w-]+)'$/;
const hyphenated = /^[a-z]+(?:-[a-z]+)+(?:[./][\w./-]+)?$/;

function namesWithin(text: string): string[] {
  return (text.match(names) ?? []).flatMap((found) => found.match(identifier) ?? []);
}

/** The names that a piece of code consists of or holds. */
export function namesInCode(code: string): string[] {
  if (hyphenated.test(code)) return [code];
  if (chain.test(code) || generic.test(code)) return code.match(identifier) ?? [];
  const [, option, value] = quoted.exec(code) ?? [];
  if (value) return option ? [option, value] : [value];
  return namesWithin(code.replace(/'[^']*'|"[^"]*"/g, "''"));
}

/** The names that stand in words without being marked as code. */
export function namesInWords(words: string): string[] {
  return namesWithin(words.replace(/\bhttps?:\/\/\S+/g, ''));
}
