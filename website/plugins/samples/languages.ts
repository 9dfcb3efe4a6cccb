/** What the file extension of a sample says about it. */
export interface SampleLanguage {
  /** The grammar that highlights it. */
  grammar: string;
  /** The name a reader knows it by; a proper name, the same in every language. */
  label: string;
  /** Whether the block carries its file name when the page gives no title. */
  titled: boolean;
  /** Whether its lines, which are seen whole, end at the pieces of a path. */
  breaksPaths: boolean;
  /** Whether it may hold `{{site}}`, `{{version}}` and `{{integrity:…}}`. */
  placeholders: boolean;
  /** How it is proved: by a run, as data that a test reads, or by its grammar alone. */
  proof: 'run' | 'data' | 'syntax';
}

const program = { titled: true, breaksPaths: false, placeholders: false, proof: 'run' } as const;
const native = { titled: true, breaksPaths: false, placeholders: false, proof: 'syntax' } as const;

export const languages: Readonly<Record<string, SampleLanguage>> = {
  ts: { ...program, grammar: 'typescript', label: 'TypeScript' },
  tsx: { ...program, grammar: 'tsx', label: 'TSX' },
  vue: { ...program, grammar: 'vue', label: 'Vue' },
  svelte: { ...program, grammar: 'svelte', label: 'Svelte' },
  js: { ...program, grammar: 'javascript', label: 'JavaScript' },
  html: { ...program, grammar: 'html', label: 'HTML', placeholders: true },
  sh: {
    ...program,
    grammar: 'shellscript',
    label: 'Shell',
    titled: false,
    breaksPaths: true,
    placeholders: true,
  },
  json: { ...program, grammar: 'json', label: 'JSON', placeholders: true, proof: 'data' },
  txt: {
    ...program,
    grammar: 'text',
    label: 'Text',
    breaksPaths: true,
    placeholders: true,
    proof: 'data',
  },
  kt: { ...native, grammar: 'kotlin', label: 'Kotlin' },
  swift: { ...native, grammar: 'swift', label: 'Swift' },
  dart: { ...native, grammar: 'dart', label: 'Dart' },
  py: { ...native, grammar: 'python', label: 'Python' },
  java: { ...native, grammar: 'java', label: 'Java' },
  go: { ...native, grammar: 'go', label: 'Go' },
  xml: { ...native, grammar: 'html', label: 'XML' },
  plist: { ...native, grammar: 'html', label: 'XML' },
  php: { ...native, grammar: 'php', label: 'PHP' },
};
