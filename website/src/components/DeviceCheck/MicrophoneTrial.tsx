import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '@site/brand';
import type { Finding } from './examine';
import LevelMeter from '../LevelMeter';
import styles from './styles.module.css';
import { words } from './words';

const fixOfRefusal: Readonly<Record<string, Finding['fix']>> = {
  NotAllowedError: 'allowMicrophone',
  SecurityError: 'allowMicrophone',
  NotFoundError: 'connectMicrophone',
  OverconstrainedError: 'connectMicrophone',
  NotReadableError: 'freeMicrophone',
  AbortError: 'freeMicrophone',
};

/** What to do where the microphone was refused with an error of this name. */
export function fixOf(name: string): Finding['fix'] {
  // Browsers hide microphones from pages that are not secure, and no permission brings them back.
  if (!isSecureContext) return 'useHttps';
  return fixOfRefusal[name] ?? 'updateBrowser';
}

const LISTEN_MS = 3_000;
const LOOK_EVERY_MS = 50;
/** Below this a microphone gives nothing but the noise of its own circuits. */
const SILENCE = 0.003;
/** What is as loud as this, for as long as a word, is a voice. */
const VOICE = 0.05;
const WORD_MS = 400;

/** The loudest sample a stream gives until a voice was heard, or for a moment, 0–1. */
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
    for (let passed = 0; passed < LISTEN_MS && voiceMs < WORD_MS; passed += LOOK_EVERY_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      signal.throwIfAborted();
      analyser.getFloatTimeDomainData(samples);
      const level = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      onLevel(level);
      peak = Math.max(peak, level);
      if (level > VOICE) voiceMs += LOOK_EVERY_MS;
    }
    // Some devices overshoot.
    return Math.min(peak, 1);
  } finally {
    context.close().catch(() => undefined);
  }
}

/**
 * Asks for the microphone, listens for a moment and lets go of it. Nothing is kept.
 *
 * @param onLevel - Told how loud it is, 0–1, while it listens.
 * @param signal - Lets go of the microphone at once; what was found by then is of no use.
 */
export async function tryMicrophone(
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

export interface MicrophoneTrialProps {
  locale: Locale;
  onHeard: (heard: Finding) => void;
}

type Stage = 'listening' | 'works' | 'fails';

/** Tries the microphone. What to do, how loud it is and what came of it stand where it was pressed. */
export default function MicrophoneTrial({ locale, onHeard }: MicrophoneTrialProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const trial = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<Stage>();
  const [level, setLevel] = useState(0);
  const isListening = stage === 'listening';

  useEffect(() => {
    // The row grows by what it says, perhaps out of a small screen.
    if (stage) place.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [stage]);

  useEffect(() => () => trial.current?.abort(), []);

  async function listen(): Promise<void> {
    const { signal } = (trial.current = new AbortController());
    setLevel(0);
    setStage('listening');
    const heard = await tryMicrophone(setLevel, signal);
    if (signal.aborted) return;
    onHeard(heard);
    setStage(heard.status === 'works' ? 'works' : 'fails');
  }

  return (
    <div ref={place} className={styles.trial}>
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
