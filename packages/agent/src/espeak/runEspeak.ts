import { spawn } from 'node:child_process';
import type { Language } from '../core/Language.js';
import { takeTurns } from './takeTurns.js';

const voices: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en-us' };

// Each run is a process: many sessions at once must not become as many processes.
const inTurn = takeTurns(4);

/** Has `espeak-ng` read a text aloud into a WAV, without the pause at its end. */
export function runEspeak(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return inTurn(() => run(text, language, signal));
}

function run(text: string, language: Language, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // The text goes through standard input: as an argument it could be taken for an option.
    const child = spawn(
      'espeak-ng',
      ['--stdin', '-b', '1', '-z', '-v', voices[language], '--stdout'],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        signal,
      },
    );
    const chunks: Uint8Array[] = [];
    child.once('error', reject);
    child.stdin.on('error', reject);
    child.stdout.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`espeak-ng ended with code ${code}`));
    });
    child.stdin.end(text);
  });
}
