import type { MissingFeature } from './causes';

function hide(name: string, value?: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

function refuseMicrophone(name: string, message: string): () => void {
  return () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(message, name));
  };
}

// Before the minimum length: a longer recording would be kept.
const LOST_AFTER_MS = 150;

/** Ends the microphone's track shortly after it was opened, as unplugging does. */
function unplugMicrophone(): void {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    setTimeout(() => {
      for (const track of stream.getTracks()) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    }, LOST_AFTER_MS);
    return stream;
  };
}

/** Blocks speech until the reader has interacted with the frame, as browsers do. */
function silenceUntilTapped(): void {
  if (!('speechSynthesis' in globalThis)) return;
  let isTapped = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (isTapped = true), true);
  }
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (utterance) => {
    if (isTapped) return speak(utterance);
    const refusal = new SpeechSynthesisErrorEvent('error', { error: 'not-allowed', utterance });
    setTimeout(() => utterance.dispatchEvent(refusal));
  };
}

const removals: Record<MissingFeature, () => void> = {
  websocket: () => hide('WebSocket'),
  'secure-context': () => hide('isSecureContext', false),
  'audio-worklet': () => hide('AudioWorkletNode'),
  'microphone-permission': refuseMicrophone('NotAllowedError', 'Permission denied'),
  microphone: refuseMicrophone('NotFoundError', 'Requested device not found'),
  'free-microphone': refuseMicrophone('NotReadableError', 'Could not start audio source'),
  'lasting-microphone': unplugMicrophone,
  'sound-before-a-tap': silenceUntilTapped,
  'sound-output-choice': () => Reflect.deleteProperty(AudioContext.prototype, 'setSinkId'),
};

/** Removes a feature from this frame that a program relies on; the rest of the page keeps it. */
export function removeFeature(missing: MissingFeature): void {
  removals[missing]();
}
