import type { OperationName } from 'product-sdk';

const operations =
  /\b(connect|disconnect|sendText|sendTts|startRecording|stopRecording|stopSpeaking)\(/g;

/** The operations that a program calls, by its text. */
export function readOperations(text: string): OperationName[] {
  return [...text.matchAll(operations)].map(([, name]) => name as OperationName);
}
