import { readLocale, words } from './words';

const peers = /^(webkit|moz)?RTC/;

/**
 * Removes APIs that connect to other machines without being covered by the content policy, because
 * no browser implements its directive for them yet.
 */
export function removePeerConnections(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (peers.test(name)) Reflect.deleteProperty(window, name);
  }
}

/**
 * Replaces the microphone of this frame with a tone, because without an origin browsers do not
 * grant a real one.
 */
export function offerTestTone(): void {
  const label = 'Test tone';
  const getUserMedia = (): Promise<MediaStream> => {
    const context = new AudioContext();
    const microphone = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context, { frequency: 220 });
    tone.connect(new GainNode(context, { gain: 0.3 })).connect(microphone);
    tone.start();
    for (const track of microphone.stream.getTracks()) {
      Object.defineProperty(track, 'label', { value: label });
      track.getSettings = () => ({ deviceId: 'tone' });
    }
    return Promise.resolve(microphone.stream);
  };
  const enumerateDevices = (): Promise<MediaDeviceInfo[]> => {
    const device = { kind: 'audioinput', deviceId: 'tone', groupId: '', label } as const;
    return Promise.resolve([{ ...device, toJSON: () => device }]);
  };
  const devices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices });
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
}

const dialogs = ['alert', 'confirm', 'prompt'] as const;

/**
 * Prints what this frame silently rejects, once each: code in attributes, which the content policy
 * forbids, and dialogs, which would block the page.
 * @returns Checks markup for code in attributes: browsers report it only when it would run.
 */
export function reportBlocked(): (page: Document) => void {
  const { attribute, dialog } = words[readLocale()];
  const reported = new Set<string>();
  const report = (text: string): void => {
    if (!reported.has(text)) console.error(text);
    reported.add(text);
  };
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective !== 'script-src-attr') return;
    report(attribute);
  });
  for (const name of dialogs) {
    const open = window[name] as () => never;
    window[name] = () => {
      report(dialog(name));
      return open();
    };
  }
  const hasHandler = (element: Element): boolean =>
    element.getAttributeNames().some((name) => name.startsWith('on'));
  return (page) => {
    if ([...page.querySelectorAll('*')].some(hasHandler)) report(attribute);
  };
}

const LOOP_TIMEOUT_MS = 2_000;

/**
 * Provides the function that loops in edited code call: it throws when a task has run for so long
 * that the page may become unresponsive.
 *
 * @param onEndless - Called once, because the code may catch what is thrown.
 */
export function installLoopGuard(onEndless: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const now = performance.now.bind(performance);
  const post = port2.postMessage.bind(port2);
  let beganAt: number | undefined;
  let isReported = false;
  // The next task: other code has had its turn.
  port1.onmessage = () => {
    beganAt = undefined;
  };
  const guard = (): void => {
    if (beganAt === undefined) {
      beganAt = now();
      post(undefined);
    } else if (now() - beganAt > LOOP_TIMEOUT_MS) {
      if (!isReported) onEndless();
      isReported = true;
      throw new Error(`a loop has kept the page waiting for ${LOOP_TIMEOUT_MS / 1_000} seconds`);
    }
  };
  Object.defineProperty(window, 'liveGuard', { value: guard });
}
