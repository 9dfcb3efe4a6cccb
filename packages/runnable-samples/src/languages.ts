/** Properties of a sample by its file extension. */
export interface SampleLanguage {
  /** The grammar for highlighting. */
  grammar: string;
  /** The name of the language; a proper name, the same in every language. */
  label: string;
  /** Whether the block shows its file name when the page gives no title. */
  titled: boolean;
  /** Whether its lines wrap at the parts of a path. */
  breaksPaths: boolean;
  /** Whether it may contain `{{site}}`, `{{version}}` and `{{integrity:…}}`. */
  placeholders: boolean;
  /** How it is verified: by a run, as data that a test parses, or by its syntax only. */
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
