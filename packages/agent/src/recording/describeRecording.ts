import type { Language, Recording } from '../core/Hooks.js';

/** How loud a sound is, in decibels below full scale: 0 at the loudest, -100 for silence. */
interface Loudness {
  averageDb: number;
  peakDb: number;
}

/** Measures PCM16 samples. */
export function measureLoudness(samples: Int16Array): Loudness {
  let peak = 0;
  let energy = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
  }
  return {
    averageDb: toDecibels(Math.sqrt(energy / Math.max(1, samples.length))),
    peakDb: toDecibels(peak),
  };
}

function toDecibels(amplitude: number): number {
  return Math.max(-100, 20 * Math.log10(amplitude / 0x8000));
}

const QUIET_DB = -50;

// Avoids "-0" for the loudest peak.
const formatDecibels = (decibels: number): string => String(Math.round(decibels) + 0);

/**
 * Reports the length and loudness of a recording. It does not recognize words and does not pretend
 * to.
 */
export function describeRecording(recording: Recording, language: Language): string {
  const seconds = (recording.durationMs / 1_000).toFixed(1);
  const { averageDb, peakDb } = measureLoudness(recording.samples);
  const average = formatDecibels(averageDb);
  const peak = formatDecibels(peakDb);
  const isQuiet = averageDb < QUIET_DB;
  return language === 'ko'
    ? `(녹음 ${seconds}초, 평균 ${average} dB, 최고 ${peak} dB${isQuiet ? ', 소리가 거의 없음' : ''})`
    : `(${seconds} s recording, average ${average} dB, peak ${peak} dB${isQuiet ? ', almost silent' : ''})`;
}
