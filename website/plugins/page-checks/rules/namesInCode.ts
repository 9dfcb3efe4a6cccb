const chain = /^(?:await |new )?[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?:\([\w$, .…]*\))?$/;
const generic = /^[A-Z]\w*<[\w, …]*>$/;
const identifier = /[A-Za-z_$][\w$]*/g;

/** A call in code, and one in words: there, what stands in parentheses is mostly no argument. */
const call = /[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?=\()/;
const spokenCall =
  /[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?=\(\))|[a-z_$][\w$]*(?:\.[\w$]+)*(?=\((?!e?s\))[a-z_$][\w$]*(?:, [a-z_$][\w$]*)*\))/;
/** What else can only be a name of a program: a member of the agent, a word with a capital inside. */
const other = /agent(?:\.[\w$]+)+|(?!kHz\b)[a-z]+[A-Z]\w*/;
const orOther = ({ source }: RegExp) =>
  new RegExp(`(?<![\\w$./@-])(?:${source}|${other.source})`, 'g');
const [names, spokenNames] = [orOther(call), orOther(spokenCall)];
/** Values: a word in quotes or a plain one, behind its option or alone, in braces or not; words with hyphens. */
const value = /(?:(\w+): )?(?:'([\w-]+)'|"([\w-]+)"|true|false|null|\d[\d_]*)/;
const values = new RegExp(`^(?:\\{ )?${value.source}(?:, ${value.source})*(?: \\})?$`);
const hyphenated = /^[a-z]+(?:-[a-z]+)+(?:[./][\w./-]+)?$/;

function namesWithin(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).flatMap((found) => found.match(identifier) ?? []);
}

/** The names that a piece of code consists of or holds. */
export function namesInCode(code: string): string[] {
  if (hyphenated.test(code)) return [code];
  if (chain.test(code) || generic.test(code)) return code.match(identifier) ?? [];
  if (values.test(code)) {
    const found = code.matchAll(new RegExp(value, 'g'));
    return [...found].flatMap((match) => match.slice(1).filter((one) => one !== undefined));
  }
  return namesWithin(code.replace(/'[^']*'|"[^"]*"/g, "''"), names);
}

/** The names that stand in words without being marked as code. */
export function namesInWords(words: string): string[] {
  return namesWithin(words.replace(/\bhttps?:\/\/\S+/g, ''), spokenNames);
}
