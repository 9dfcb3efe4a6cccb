import path from 'node:path';
import ts from 'typescript';
import { localizeSample } from 'runnable-samples';
import { samples, samplesFolder } from '../../website/config/samples';
import { type Locale, locales } from '../../website/brand';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/** The errors of a configuration, and the files it checked. */
function checkWith(configuration: string, locale: Locale): { errors: string; files: Set<string> } {
  const file = path.join(samplesFolder, configuration);
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, samplesFolder, undefined, file);
  const strings = samples.strings(locale);
  const localizing = ts.createCompilerHost(parsed.options);
  const read = localizing.readFile;
  localizing.readFile = (name) => {
    const text = read(name);
    const isSample = path.resolve(name).startsWith(samplesFolder);
    return text !== undefined && isSample ? localizeSample(text, strings) : text;
  };
  const program = ts.createProgram(parsed.fileNames, parsed.options, localizing);
  const found = [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
  return {
    errors: ts.formatDiagnostics(found, host),
    files: new Set(program.getSourceFiles().map((it) => path.resolve(it.fileName))),
  };
}

const typed = samples.list().filter((name) => /\.tsx?$/.test(name));

for (const [types, configuration] of [
  ['React 19', 'tsconfig.json'],
  ['React 18', 'tsconfig.react-18.json'],
] as const) {
  for (const locale of locales) {
    const { errors, files } = checkWith(configuration, locale);
    const missed = typed.filter((name) => !files.has(path.join(samplesFolder, name)));
    const checked = `${typed.length - missed.length} of ${typed.length} samples`;
    console.log(`${checked} checked with ${types} (${locale})`);
    if (errors) console.error(errors);
    if (errors || missed.length) process.exitCode = 1;
  }
}
