import type { CheckName, Finding } from '../Finding';
import { waitAtMost } from './waitAtMost';

const PATIENCE_MS = 1_000;
const wanted: [check: CheckName, language: string][] = [
  ['koreanVoice', 'ko'],
  ['englishVoice', 'en'],
];

/** Some browsers learn their voices only after they are asked for the first time. */
async function listVoices(): Promise<readonly SpeechSynthesisVoice[] | undefined> {
  const { speechSynthesis } = window as { speechSynthesis?: SpeechSynthesis };
  if (!speechSynthesis) return undefined;
  if (speechSynthesis.getVoices().length === 0) {
    const change = new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    });
    await waitAtMost(PATIENCE_MS, change);
  }
  return speechSynthesis.getVoices();
}

/** Which voices the device speaks with, where the agent has none of its own. */
export async function readVoices(): Promise<Finding[]> {
  const voices = await listVoices();
  return wanted.map(([check, language]) => {
    const names = (voices ?? []).filter(({ lang }) => lang.startsWith(language));
    if (names.length > 0) return { check, status: 'works', detail: names[0]?.name ?? '' };
    if (!voices)
      return { check, status: 'optional', detail: 'no speechSynthesis', fix: 'sendSound' };
    const detail = `none of ${voices.length} voices`;
    return { check, status: 'optional', detail, fix: 'installVoice' };
  });
}
