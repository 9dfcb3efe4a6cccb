import path from 'node:path';
import ts from 'typescript';
import { begun, type Kind, type Mistake, type Question } from './CodeChecker';

/** Blanks out everything but scripts in HTML, keeping line numbers. */
function scriptsOf(html: string): string {
  const scripts = /(<script\b(?![^>]*\bsrc\s*=)[^>]*>)([\s\S]*?)<\/script\s*>/gi;
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let code = '';
  let end = 0;
  for (const { index, 0: whole, 1: tag = '', 2: script = '' } of html.matchAll(scripts)) {
    const [, type = 'module'] = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(tag) ?? [];
    const isCode = /^(?:module|(?:text|application)\/javascript|)$/i.test(type);
    code += blank(html.slice(end, index + tag.length)) + (isCode ? script : blank(script));
    code += `;${blank(whole.slice(tag.length + script.length + 1))}`;
    end = index + whole.length;
  }
  return code + blank(html.slice(end));
}

/** The global that the SDK's script tag defines, and what bundlers add to `import.meta`. */
const globals = `declare var ProductSDK: typeof import('product-sdk');
interface ImportMeta { [name: string]: any }\n`;

/** The types that every check uses: those of the SDK, the browser and the language. */
const shared = new Map<string, ts.SourceFile | undefined>();

/** Type-checks code as a project with the SDK installed would. Relative modules are `any`. */
function createProgram(code: string, kind: Kind, types: string): ts.Program {
  const isScript = kind === 'js' || kind === 'html';
  const file = path.join(types, `__checked.${kind === 'html' ? 'js' : kind}`);
  const extra = path.join(types, '__globals.d.ts');
  const sources = new Map([
    [file, code],
    [extra, globals],
  ]);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: !isScript,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: {
      'product-sdk': [path.join(types, 'index.d.ts')],
      'product-sdk/*': [path.join(types, '*/index.d.ts')],
    },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  // Messages quote the files that code imports, so it may import these only.
  const folders = [types, path.dirname(ts.getDefaultLibFilePath(options))];
  const isReadable = (name: string): boolean => {
    const file = path.resolve(name);
    const isOfReact = /[\\/]node_modules[\\/](?:@types[\\/]react|csstype)[\\/]/.test(file);
    return isOfReact || folders.some((folder) => file.startsWith(path.resolve(folder) + path.sep));
  };
  host.fileExists = (name) => sources.has(name) || (isReadable(name) && fileExists(name));
  host.readFile = (name) => sources.get(name) ?? (isReadable(name) ? readFile(name) : undefined);
  host.getSourceFile = (name, version, ...rest) => {
    const source = sources.get(name);
    if (source !== undefined) return ts.createSourceFile(name, source, version, true);
    if (!shared.has(name)) shared.set(name, getSourceFile(name, version, ...rest));
    return shared.get(name);
  };
  return ts.createProgram([file, extra], options, host);
}

/** Unresolved modules are the caller's own, or not installed here, and are not errors. */
const missingModules = new Set([2307, 2306, 7016, 2882]);

/** Globals of Node, whose types are not installed here either. */
const nodeGlobals = new Set([2580, 2591]);
const nodeTimer = /'(?:un)?ref' does not exist on type 'number'/;

const redeclared = 2451;
const unknownProperty = 2339;

/** Untyped parameters: an unresolved module would have provided their types. */
const untypedParameters = new Set([7006, 7031]);

/** Whether a property that a union lacks is one of a part of it, as plain scripts read it. */
function isOfPart(checker: ts.TypeChecker, source: ts.SourceFile, start: number): boolean {
  const find = (node: ts.Node): ts.Node =>
    node.forEachChild((one) =>
      one.getStart(source) <= start && start < one.end ? find(one) : undefined,
    ) ?? node;
  const name = find(source);
  if (!ts.isIdentifier(name)) return false;
  const { parent } = name;
  const owner = ts.isPropertyAccessExpression(parent) ? parent.expression : parent.parent;
  const type = checker.getTypeAtLocation(owner);
  return type.isUnion() && type.types.some((one) => one.getProperty(name.getText(source)));
}

function listTypeMistakes(
  program: ts.Program,
  source: ts.SourceFile,
  kind: Kind,
  types: string,
): Mistake[] {
  const isScript = kind === 'js' || kind === 'html';
  const syntax = program.getSyntacticDiagnostics(source);
  const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
  const located = found.map(({ start = 0, messageText, code }) => {
    const message = ts
      .flattenDiagnosticMessageText(messageText, ' ')
      .replaceAll(`${types.replaceAll(path.sep, '/')}/`, 'product-sdk/')
      .replaceAll(/(product-sdk[\w/-]*)\/index(?=")/g, '$1');
    const isOthers = missingModules.has(code) && !/'product-sdk/.test(message);
    return { start, message, code, isOthers };
  });
  const lacksModule = located.some(({ isOthers }) => isOthers);
  return located.flatMap(({ start, message, code, isOthers }) => {
    if (isOthers || (lacksModule && untypedParameters.has(code))) return [];
    if (nodeGlobals.has(code) || nodeTimer.test(message)) return [];
    // Each module script of a page has a scope of its own.
    if (kind === 'html' && code === redeclared) return [];
    // In plain scripts, errors about the page are ignored; those about the SDK are reported.
    const isOfPage = isScript && syntax.length === 0;
    if (isOfPage && code === unknownProperty && isOfPart(program.getTypeChecker(), source, start))
      return [];
    if (
      isOfPage &&
      /HTML|Element|EventTarget|Window &|'(?:never|unknown)'|null|undefined/.test(message)
    )
      return [];
    return [{ line: source.getLineAndCharacterOfPosition(start).line + 1, message }];
  });
}

/** The methods whose promise says what came of the call; disconnect and stopSpeaking may be left. */
const awaited = /^(?:connect|sendText|sendTts|startRecording|stopRecording)$/;

const methodOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
};

/** Whether a `getToken` function returns a constant: an identifier or a string, without a call. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isStringLiteral(node)) return true;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  const [only, ...others] = ts.isBlock(node.body) ? node.body.statements : [];
  const isReturn = only && others.length === 0 && ts.isReturnStatement(only);
  const value = isReturn ? only.expression : node.body;
  return value !== undefined && (ts.isIdentifier(value) || ts.isStringLiteral(value));
}

/** The beginning of a string or template. */
function textOf(node: ts.Expression): string {
  if (ts.isTemplateExpression(node)) return node.head.text;
  return ts.isStringLiteralLike(node) ? node.text : '';
}

/** Whether code is a program for Node, which may have the API key. */
const isForNode = (text: string): boolean =>
  (/['"](?:node:|(?:product-agent|ws)['"])/.test(text) ||
    (/\bprocess\./.test(text) && /\bspeech:\s*['"]off/.test(text))) &&
  !/\b(?:document|window)\.|ProductSDK|product-sdk\/react/.test(text);

/** Lints for misuse of the SDK that types cannot express. */
function listMisuses(program: ts.Program, source: ts.SourceFile): Mistake[] {
  const checker = program.getTypeChecker();
  // A call that has no type counts by how it is written.
  const isOfSdk = (node: ts.CallExpression): boolean => {
    const file = checker.getResolvedSignature(node)?.declaration?.getSourceFile();
    if (file) return file !== source && !program.isSourceFileDefaultLibrary(file);
    return /(?:^|\bactions)\??\.?\w+$/.test(node.expression.getText(source));
  };
  const mayHaveKey = isForNode(source.text) || !/createAgent|useAgent/.test(source.text);
  const found: Mistake[] = [];
  const called = new Set<string>();
  let isHandled = false;
  const tell = (node: ts.Node, message: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, message });
  };
  const visit = (node: ts.Node): void => {
    const method = methodOf(node);
    if (method) called.add(method);
    if (ts.isTryStatement(node) || method === 'catch') isHandled = true;
    if (ts.isCallExpression(node) && method === 'then' && node.arguments.length > 1)
      isHandled = true;
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const name = methodOf(node.expression);
      if (name && awaited.test(name) && isOfSdk(node.expression))
        tell(node, `The promise of ${name}() is dropped: await it, and catch its AgentError.`);
    }
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText(source);
      if (name === 'getToken' && isConstant(node.initializer))
        tell(
          node,
          'A token opens one session only: getToken must request a new one from your server.',
        );
      const value = textOf(node.initializer);
      if (name === 'url' && /^ws:\/\/(?!localhost|127\.|\[::1\]|$)/.test(value))
        tell(node, 'Except on localhost, use https and a wss:// address.');
      const isOption = /^(?:createAgent|useAgent)$/.test(methodOf(node.parent.parent) ?? '');
      if (name === 'url' && isOption && value && !/^wss?:/.test(value))
        tell(node, 'The address of the agent begins with wss://, or with ws:// on localhost.');
    }
    if (ts.isIdentifier(node) && /(?:^|_)api_?key$/i.test(node.text) && !mayHaveKey)
      tell(node, 'The API key belongs on your server. The page is given tokens only.');
    ts.forEachChild(node, visit);
  };
  visit(source);
  const requests = [...called].filter((name) => /^(?:sendText|sendTts|startRecording)$/.test(name));
  const creates = called.has('createAgent') || called.has('useAgent');
  if (creates && requests.length > 0 && !called.has('connect'))
    found.push({ line: 1, message: `${requests[0]}() needs a session: await connect() first.` });
  if (creates && called.has('connect') && !isHandled)
    found.push({
      line: 1,
      message: 'Catch AgentErrors in an app: their code and retryable say what to do.',
      isSuggestion: true,
    });
  if (/\.tsx$/.test(source.fileName) && called.has('createAgent') && !called.has('useAgent'))
    found.push({ line: 1, message: "In a component, use useAgent of 'product-sdk/react'." });
  return found;
}

/**
 * Checks code against the SDK's types and for common misuse that types cannot express. The code is
 * parsed and never run.
 *
 * @param types - The folder of the SDK's types
 */
function checkCode(code: string, kind: Kind, types: string): Mistake[] {
  const text = kind === 'html' ? scriptsOf(code) : code;
  const program = createProgram(text, kind, types);
  const [file = ''] = program.getRootFileNames();
  const source = program.getSourceFile(file);
  if (!source) throw new Error('the code could not be read');
  const mistakes = [
    ...listTypeMistakes(program, source, kind, types),
    ...listMisuses(program, source),
  ];
  const unique = new Map(mistakes.map((one) => [`${one.line} ${one.message}`, one]));
  return [...unique.values()].sort((one, other) => one.line - other.line);
}

// The program of the checker process: answers one request at a time.
const [types = ''] = process.argv.slice(2);
createProgram('document', 'ts', types).getSemanticDiagnostics();
process.on('message', ({ code, kind }: Question) => {
  process.send?.(begun);
  process.send?.(checkCode(code, kind, types));
});
