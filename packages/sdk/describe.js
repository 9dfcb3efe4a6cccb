// Writes AGENTS.md and dist/reference.md for coding assistants that read node_modules: generated
// from the build, so that they describe exactly that version.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (name) => readFileSync(folder + name, 'utf8');
const { errors, limits, operations, states, stateTexts, version } =
  await import('./dist/reference.js');
const manifest = JSON.parse(read('package.json'));

/** The entry points for applications, by import path. */
const entries = Object.entries(manifest.exports).flatMap(([subpath, { types }]) =>
  /^\.(?:\/(?:react(?:\/face)?|audio|face))?$/.test(subpath)
    ? [[subpath.replace(/^\./, manifest.name), folder + types.slice(2)]]
    : [],
);

const program = ts.createProgram(
  entries.map(([, file]) => file),
  { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] },
);
const checker = program.getTypeChecker();

/** A self-contained declaration with its comments: types derived from tables are expanded. */
const print = (declaration) => {
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  let text = whole.getFullText().trimStart();
  if (ts.isTypeAliasDeclaration(whole) && /\btypeof\b/.test(whole.type.getText())) {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    const type = checker.typeToString(checker.getTypeAtLocation(whole.name), undefined, flags);
    text = text.replace(/=[^=]*$/, `= ${type};`);
  }
  return text.replace(/^export declare /m, 'export ').replace(/\n? *\* @since .*(?=\n)/g, '');
};

/** What a declaration's file imports of other packages. */
const importsOf = (declaration) =>
  declaration
    .getSourceFile()
    .statements.filter(
      (one) => ts.isImportDeclaration(one) && /^[^.]/.test(one.moduleSpecifier.text),
    )
    .map((one) => one.getText());

/** The exports of a module that no earlier module has. */
const shown = new Set();
const listExports = (file) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const printed = checker.getExportsOfModule(module).flatMap((exported) => {
    const isAlias = exported.flags & ts.SymbolFlags.Alias;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    if (shown.has(symbol)) return [];
    shown.add(symbol);
    return symbol.declarations.flatMap((one) => [...importsOf(one), print(one)]);
  });
  return [...new Set(printed)];
};

const code = (language, text) => `\`\`\`${language}\n${text.trim()}\n\`\`\`\n`;
const row = (...cells) =>
  `| ${cells.map((cell) => `${cell}`.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head, rows) =>
  `${[row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')}\n`;
const quote = (name) => `\`${name}\``;

/** The result of a call in a state, as a table cell. */
const cell = ({ outcome, to, then, code: error, ends }) =>
  [
    outcome === 'rejects' ? `rejects ${quote(error)}` : outcome,
    outcome === 'rejects' ? '' : `→ ${to}${then ? ` → ${then}` : ''}`,
    ends ? `(others: ${quote(ends)})` : '',
  ]
    .filter(Boolean)
    .join(' ');

const reference = `# ${manifest.name} ${version}: reference

${entries
  .map(([name, file]) => `## ${quote(name)}\n\n${code('ts', listExports(file).join('\n\n'))}`)
  .join('\n')}
## Errors

Methods reject only with an \`AgentError\`. Check its \`code\`. If \`retryable\` is \`true\`, the same call may succeed later.

${table(
  ['code', 'retryable', 'from', 'cause', 'fix'],
  errors.map(({ code, retryable, operations: from, cause, fix }) => [
    quote(code),
    retryable ? 'yes' : 'no',
    from.join(', '),
    cause,
    fix,
  ]),
)}
## Limits

${table(
  ['limit', 'value', 'unit', 'enforced by', 'description'],
  limits.map(({ name, value, unit, heldBy, description }) => [
    quote(name),
    value,
    unit,
    heldBy,
    description,
  ]),
)}
## States

${table(
  ['state', 'description'],
  states.map((state) => [quote(state), stateTexts[state]]),
)}
What a call does, and the state it leads to:

${table(
  ['state', ...Object.keys(operations)],
  states.map((state) => [
    quote(state),
    ...Object.values(operations).map((byState) => cell(byState[state])),
  ]),
)}`;

const [example = ''] = /^```ts\n[^]*?^```/m.exec(read('README.md')) ?? [];
const retryable = errors.filter((error) => error.retryable).map(({ code }) => quote(code));

const agents = `# ${manifest.name} ${version}, for coding assistants

This file describes the installed version. Do not guess names: look them up.

- \`dist/reference.md\`: every function and type for applications, and every error, limit and state. Those for writing an agent (\`${manifest.name}/protocol\`) are in \`dist/types/protocol/\`.
- \`dist/types/\`: the declarations, with the same comments.
- \`import { errors, limits, operations } from '${manifest.name}/reference'\`: the same as data.

${example}

## Rules

1. Import only these: ${Object.keys(manifest.exports)
  .filter((subpath) => !subpath.endsWith('.json'))
  .map((subpath) => quote(subpath.replace(/^\./, manifest.name)))
  .join(', ')}.
2. The API key stays on a server. \`getToken\` requests a new token from that server every time it is called: a token opens one session.
3. \`await agent.actions.connect()\` before you call other methods. It needs no click. Sound and the microphone do, so call \`startRecording\` after a click or a key press, and handle the event \`autoplay-blocked\`.
4. Every method of \`agent.actions\` except \`disconnect\` and \`stopSpeaking\` may reject. Catch the error, check \`AgentError.isInstance(error)\`, and branch on \`error.code\`.
5. Retry only errors that are \`retryable\`: ${retryable.join(', ')}. When the connection drops, the SDK reconnects automatically.
6. In a React component, use \`useAgent\` of \`${manifest.name}/react\` instead of \`createAgent\`.
7. Only \`startRecording\` requests the microphone. Except on localhost, the page must be served over https, and \`url\` must start with \`wss://\`.
8. Call \`disconnect\` when the conversation is over.
9. To try it without an account or a key, run the local agent: \`npx product-agent\`.
`;

writeFileSync(`${folder}AGENTS.md`, agents);
writeFileSync(`${folder}dist/reference.md`, `${reference.trim()}\n`);
