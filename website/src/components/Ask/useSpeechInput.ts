import { useLocale } from '@site/src/language';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The part of the SpeechRecognition API that is used; TypeScript has no types for it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionKind = new () => Recognition;

/** The browser's speech recognition, if it has one. */
function recognitionKind(): RecognitionKind | undefined {
  const kinds = window as { SpeechRecognition?: RecognitionKind } & {
    webkitSpeechRecognition?: RecognitionKind;
  };
  return kinds.SpeechRecognition ?? kinds.webkitSpeechRecognition;
}

export interface SpeechInput {
  /** Whether this browser can. */
  isSupported: boolean;
  isListening: boolean;
  /** The interim transcript. */
  transcript: string;
  failed: boolean;
  /** Starts listening, or stops and keeps what was said. */
  toggle: () => void;
  /** Discards what is being said. */
  stop: () => void;
}

/**
 * Recognizes a spoken question with the browser's own recognition, which may send audio to its
 * vendor: ask for consent first.
 * @param onTranscript - Called with the final transcript.
 */
export function useSpeechInput(onTranscript: (text: string) => void): SpeechInput {
  const language = useLocale();
  const [transcript, setTranscript] = useState('');
  const [isListening, setListening] = useState(false);
  const [failed, setFailed] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const latestHandler = useRef(onTranscript);
  useEffect(() => {
    latestHandler.current = onTranscript;
  });

  const stop = useCallback(() => {
    recognition.current?.abort();
    recognition.current = undefined;
    setListening(false);
  }, []);

  function toggle(): void {
    const Kind = recognitionKind();
    if (recognition.current || !Kind) return recognition.current?.stop();
    const created = new Kind();
    let text = '';
    created.lang = language === 'ko' ? 'ko-KR' : 'en-US';
    created.interimResults = true;
    created.onresult = ({ results }) => {
      text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      setTranscript(text);
    };
    created.onerror = ({ error }) => setFailed(error !== 'aborted' && error !== 'no-speech');
    created.onend = () => {
      if (recognition.current !== created) return;
      recognition.current = undefined;
      setListening(false);
      setTranscript('');
      if (text.trim()) latestHandler.current(text.trim());
    };
    recognition.current = created;
    setFailed(false);
    setTranscript('');
    setListening(true);
    created.start();
  }

  useEffect(() => stop, [stop]);
  const isSupported = typeof window !== 'undefined' && recognitionKind() !== undefined;
  return { isSupported, isListening, transcript, failed, toggle, stop };
}
