import type { fixes } from './fixes';

/** What is looked at, in the order it is told. */
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

/** What was found of one thing; what is optional is missing, and only good to know of. */
export interface Finding {
  check: CheckName;
  status: 'works' | 'fails' | 'optional' | 'unknown';
  /** What the browser said, as it says it. */
  detail: string;
  /** What to do about it. */
  fix?: keyof typeof fixes;
}

/** Waits for a promise, and no longer than this. How it ends does not matter. */
async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: number | undefined;
  const patience = new Promise((resolve) => {
    timer = window.setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise.catch(() => undefined), patience]);
  window.clearTimeout(timer);
}

const PATIENCE_MS = 1_000;

function has(check: Finding['check'], detail: string, there: boolean): Finding {
  if (there) return { check, status: 'works', detail };
  // Browsers hide these from pages that are not secure, however new they are.
  const fix = isSecureContext || check === 'webSocket' ? 'updateBrowser' : 'useHttps';
  return { check, status: 'fails', detail, fix };
}

/** What the browser has, by looking only. */
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

/** Whether sound may start, now that the user has pressed something. Plays none. */
async function trySound(): Promise<Finding> {
  const check = 'sound';
  try {
    const context = new AudioContext();
    await waitAtMost(PATIENCE_MS, context.resume());
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

/** Whether the page may keep something, by keeping something for a moment. */
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

/** What the browser says of the permission; asks the user nothing. */
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
async function readVoices(): Promise<Finding[]> {
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

/** Looks at everything that can be looked at without asking the user anything. */
export async function examine(): Promise<Finding[]> {
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
