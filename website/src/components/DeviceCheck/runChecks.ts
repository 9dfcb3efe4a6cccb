import type { fixes } from './words';

/** The checks, in the order they are shown. */
const checks = [
  'secureContext',
  'microphone',
  'permission',
  'audioWorklet',
  'sound',
  'webSocket',
  'koreanVoice',
  'englishVoice',
  'storage',
] as const;

export type CheckName = (typeof checks)[number];

/** The result of a check; optional features are only noted when missing. */
export interface Finding {
  check: CheckName;
  status: 'works' | 'fails' | 'optional' | 'unknown';
  /** The browser's own message. */
  detail: string;
  /** What to do about it. */
  fix?: keyof typeof fixes;
}

/** Waits until a promise settles, but no longer than the given time. */
async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([promise.catch(() => undefined), timeout]);
}

const TIMEOUT_MS = 1_000;

function has(check: Finding['check'], detail: string, isSupported: boolean): Finding {
  if (isSupported) return { check, status: 'works', detail };
  // Browsers hide these APIs in insecure contexts.
  const fix = isSecureContext || check === 'webSocket' ? 'updateBrowser' : 'useHttps';
  return { check, status: 'fails', detail, fix };
}

/** Feature detection without side effects. */
function readFeatures(): Finding[] {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  return [
    {
      check: 'secureContext',
      detail: location.protocol,
      ...(isSecureContext ? { status: 'works' } : { status: 'fails', fix: 'useHttps' }),
    },
    has(
      'microphone',
      'mediaDevices.getUserMedia',
      typeof mediaDevices?.getUserMedia === 'function',
    ),
    has('audioWorklet', 'AudioWorkletNode', 'AudioWorkletNode' in window),
    has('webSocket', 'WebSocket', 'WebSocket' in window),
  ];
}

/** Whether audio can start after a user gesture. Plays no sound. */
async function trySound(): Promise<Finding> {
  const check = 'sound';
  try {
    const context = new AudioContext();
    await waitAtMost(TIMEOUT_MS, context.resume());
    const { state, sampleRate } = context;
    void context.close();
    const detail = `AudioContext ${state}, ${sampleRate} Hz`;
    if (state === 'running') return { check, status: 'works', detail };
    return { check, status: 'fails', detail, fix: 'allowSound' };
  } catch (error) {
    return { check, status: 'fails', detail: String(error), fix: 'allowSound' };
  }
}

const key = 'device-check';

/** Whether the page can store data, by storing something briefly. */
function tryStorage(): Finding {
  const check = 'storage';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return { check, status: 'works', detail: 'localStorage' };
  } catch (error) {
    const detail = (error as Partial<Error> | undefined)?.name ?? String(error);
    return { check, status: 'optional', detail, fix: 'allowStorage' };
  }
}

/** The permission state; does not prompt the user. */
async function readPermission(): Promise<Finding> {
  const check = 'permission';
  const state = await Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'microphone' as PermissionName }))
    .then(
      (status) => status.state,
      () => 'no answer',
    );
  if (state === 'denied') return { check, status: 'fails', detail: state, fix: 'allowMicrophone' };
  return { check, status: 'unknown', detail: state, fix: 'tryMicrophone' };
}

const voiceChecks: [check: CheckName, language: string][] = [
  ['koreanVoice', 'ko'],
  ['englishVoice', 'en'],
];

/** Some browsers load their voices only after the first request. */
async function listVoices(): Promise<readonly SpeechSynthesisVoice[] | undefined> {
  const { speechSynthesis } = window as { speechSynthesis?: SpeechSynthesis };
  if (!speechSynthesis) return undefined;
  if (speechSynthesis.getVoices().length === 0) {
    const change = new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    });
    await waitAtMost(TIMEOUT_MS, change);
  }
  return speechSynthesis.getVoices();
}

/** The device's voices, for agents without a voice of their own. */
async function readVoices(): Promise<Finding[]> {
  const voices = await listVoices();
  return voiceChecks.map(([check, language]) => {
    const names = (voices ?? []).filter(({ lang }) => lang.startsWith(language));
    if (names.length > 0) return { check, status: 'works', detail: names[0]?.name ?? '' };
    if (!voices)
      return { check, status: 'optional', detail: 'no speechSynthesis', fix: 'sendSound' };
    const detail = `none of ${voices.length} voices`;
    return { check, status: 'optional', detail, fix: 'installVoice' };
  });
}

/** Checks everything that needs no permission prompt. */
export async function runChecks(): Promise<Finding[]> {
  const found = await Promise.all([
    readFeatures(),
    readPermission(),
    trySound(),
    readVoices(),
    tryStorage(),
  ]);
  const findings = found.flat();
  return checks.flatMap((name) => findings.find(({ check }) => check === name) ?? []);
}
