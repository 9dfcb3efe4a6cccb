import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '@site/brand';
import type { Finding } from './runChecks';
import LevelMeter from '../LevelMeter';
import styles from './styles.module.css';
import { words } from './words';

const fixesByError: Readonly<Record<string, Finding['fix']>> = {
  NotAllowedError: 'allowMicrophone',
  SecurityError: 'allowMicrophone',
  NotFoundError: 'connectMicrophone',
  OverconstrainedError: 'connectMicrophone',
  NotReadableError: 'freeMicrophone',
  AbortError: 'freeMicrophone',
};

/** Fixes by the name of the error that `getUserMedia` rejected with. */
export function fixOf(name: string): Finding['fix'] {
  // Browsers hide microphones in insecure contexts, and no permission changes that.
  if (!isSecureContext) return 'useHttps';
  return fixesByError[name] ?? 'updateBrowser';
}

const LISTEN_MS = 3_000;
const SAMPLE_INTERVAL_MS = 50;
/** Below this level there is only the microphone's own noise. */
const SILENCE = 0.003;
/** A level that is a voice when it lasts as long as a word. */
const VOICE = 0.05;
const WORD_MS = 400;

/** The peak level of a stream until a voice is detected, or for a moment, 0–1. */
async function measurePeak(
  stream: MediaStream,
  onLevel: (level: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const context = new AudioContext();
  try {
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let peak = 0;
    let voiceMs = 0;
    for (let passed = 0; passed < LISTEN_MS && voiceMs < WORD_MS; passed += SAMPLE_INTERVAL_MS) {
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_INTERVAL_MS));
      signal.throwIfAborted();
      analyser.getFloatTimeDomainData(samples);
      const level = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      onLevel(level);
      peak = Math.max(peak, level);
      if (level > VOICE) voiceMs += SAMPLE_INTERVAL_MS;
    }
    // Some devices overshoot.
    return Math.min(peak, 1);
  } finally {
    context.close().catch(() => undefined);
  }
}

/**
 * Opens the microphone, listens for a moment and releases it. Nothing is stored.
 *
 * @param onLevel - Called with the level, 0–1, while listening.
 * @param signal - Releases the microphone at once; the result is then discarded.
 */
export async function testMicrophone(
  onLevel: (level: number) => void,
  signal: AbortSignal,
): Promise<Finding> {
  const check = 'permission';
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    signal.throwIfAborted();
    const peak = await measurePeak(stream, onLevel, signal);
    const detail = `granted, peak ${peak.toFixed(3)}`;
    if (peak > SILENCE) return { check, status: 'works', detail };
    return { check, status: 'fails', detail, fix: 'unmuteMicrophone' };
  } catch (error) {
    const detail = (error as Partial<Error> | undefined)?.name ?? String(error);
    return { check, status: 'fails', detail, fix: fixOf(detail) };
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}

export interface MicrophoneTestProps {
  locale: Locale;
  onResult: (result: Finding) => void;
}

type Stage = 'listening' | 'works' | 'fails';

/** Tests the microphone, with instructions, level and result beside the button. */
export default function MicrophoneTest({ locale, onResult }: MicrophoneTestProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const test = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<Stage>();
  const [level, setLevel] = useState(0);
  const isListening = stage === 'listening';

  useEffect(() => {
    // The row grows, perhaps beyond a small screen.
    if (stage) container.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [stage]);

  useEffect(() => () => test.current?.abort(), []);

  async function listen(): Promise<void> {
    const { signal } = (test.current = new AbortController());
    setLevel(0);
    setStage('listening');
    const result = await testMicrophone(setLevel, signal);
    if (signal.aborted) return;
    onResult(result);
    setStage(result.status === 'works' ? 'works' : 'fails');
  }

  return (
    <div ref={container} className={styles.trial}>
      <button
        type="button"
        className="button"
        aria-disabled={isListening}
        onClick={() => void (isListening || listen())}
      >
        {words.testMicrophone[locale]}
      </button>
      <span role="status">{stage && words.trial[stage][locale]}</span>
      {isListening && <LevelMeter label={words.level[locale]} level={level} />}
    </div>
  );
}
