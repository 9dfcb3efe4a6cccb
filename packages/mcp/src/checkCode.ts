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
    code += blank(html.slice(end, index + tag.length)) + script;
    code += blank(whole.slice(tag.length + script.length));
    end = index + whole.length;
  }
  return code + blank(html.slice(end));
}

/** The global that the SDK's script tag defines. */
const globals = `declare const ProductSDK: typeof import('product-sdk');\n`;

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
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.readFile = (name) => sources.get(name) ?? readFile(name);
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

/** Untyped parameters: an unresolved module would have provided their types. */
const untypedParameters = new Set([7006, 7031]);

function listTypeMistakes(program: ts.Program, source: ts.SourceFile, kind: Kind): Mistake[] {
  const isScript = kind === 'js' || kind === 'html';
  const syntax = program.getSyntacticDiagnostics(source);
  const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
  const told = found.map(({ start = 0, messageText, code }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    const isOthers = missingModules.has(code) && !/'product-sdk/.test(message);
    return { start, message, code, isOthers };
  });
  const lacksModule = told.some(({ isOthers }) => isOthers);
  return told.flatMap(({ start, message, code, isOthers }) => {
    if (isOthers || (lacksModule && untypedParameters.has(code))) return [];
    // In plain scripts, errors about DOM elements are ignored; those about the SDK are reported.
    const isOfPage = isScript && syntax.length === 0;
    if (isOfPage && /HTML|Element|EventTarget|'(?:never|unknown)'|null|undefined/.test(message))
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
const isConstant = (node: ts.Expression): boolean =>
  ts.isArrowFunction(node) && (ts.isIdentifier(node.body) || ts.isStringLiteral(node.body));

/** Lints for misuse of the SDK that types cannot express. */
function listMisuses(source: ts.SourceFile): Mistake[] {
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
    if (ts.isExpressionStatement(node)) {
      const name = methodOf(node.expression);
      if (name && awaited.test(name))
        tell(node, `The promise of ${name}() is dropped: await it, and catch its AgentError.`);
    }
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText(source);
      if (
        name === 'getToken' &&
        (isConstant(node.initializer) || ts.isStringLiteral(node.initializer))
      )
        tell(
          node,
          'A token opens one session only: getToken has to ask your server for a new one.',
        );
      const value = ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
      if (name === 'url' && /^ws:\/\/(?!localhost|127\.|\[::1\])/.test(value))
        tell(node, 'Away from localhost a page needs https, and the address wss://.');
    }
    if (
      ts.isIdentifier(node) &&
      /^api_?key$/i.test(node.text) &&
      /createAgent|useAgent/.test(source.text)
    )
      tell(node, 'The API key belongs on your server. The page is given tokens only.');
    ts.forEachChild(node, visit);
  };
  visit(source);
  const requests = [...called].filter((name) => /^(?:sendText|sendTts|startRecording)$/.test(name));
  const creates = called.has('createAgent') || called.has('useAgent');
  if (creates && requests.length > 0 && !called.has('connect'))
    found.push({ line: 1, message: `${requests[0]}() needs a session: await connect() first.` });
  if (creates && called.has('connect') && !isHandled)
    found.push({ line: 1, message: 'Nothing catches an AgentError: read its code and retryable.' });
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
  const mistakes = [...listTypeMistakes(program, source, kind), ...listMisuses(source)];
  return mistakes.sort((one, other) => one.line - other.line);
}

// The program of the checker process: answers one request at a time.
const [types = ''] = process.argv.slice(2);
createProgram('document', 'ts', types).getSemanticDiagnostics();
process.on('message', ({ code, kind }: Question) => {
  process.send?.(begun);
  process.send?.(checkCode(code, kind, types));
});
