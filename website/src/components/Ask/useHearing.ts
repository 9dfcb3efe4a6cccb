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

export interface Hearing {
  /** Whether this browser can. */
  isPossible: boolean;
  isListening: boolean;
  /** The interim transcript. */
  heard: string;
  failed: boolean;
  /** Starts listening, or stops and keeps what was said. */
  toggle: () => void;
  /** Discards what is being said. */
  stop: () => void;
}

/**
 * Recognizes a spoken question with the browser's own recognition, which may send audio to its
 * vendor: ask for consent first.
 * @param onHeard - Called with the final transcript.
 */
export function useHearing(onHeard: (text: string) => void): Hearing {
  const language = useLocale();
  const [heard, setHeard] = useState('');
  const [isListening, setListening] = useState(false);
  const [failed, setFailed] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const tell = useRef(onHeard);
  useEffect(() => {
    tell.current = onHeard;
  });

  const stop = useCallback(() => {
    recognition.current?.abort();
    recognition.current = undefined;
    setListening(false);
  }, []);

  function toggle(): void {
    const Kind = recognitionKind();
    if (recognition.current || !Kind) return recognition.current?.stop();
    const own = new Kind();
    let text = '';
    own.lang = language === 'ko' ? 'ko-KR' : 'en-US';
    own.interimResults = true;
    own.onresult = ({ results }) => {
      text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      setHeard(text);
    };
    own.onerror = ({ error }) => setFailed(error !== 'aborted' && error !== 'no-speech');
    own.onend = () => {
      if (recognition.current !== own) return;
      recognition.current = undefined;
      setListening(false);
      setHeard('');
      if (text.trim()) tell.current(text.trim());
    };
    recognition.current = own;
    setFailed(false);
    setHeard('');
    setListening(true);
    own.start();
  }

  useEffect(() => stop, [stop]);
  const isPossible = typeof window !== 'undefined' && recognitionKind() !== undefined;
  return { isPossible, isListening, heard, failed, toggle, stop };
}
