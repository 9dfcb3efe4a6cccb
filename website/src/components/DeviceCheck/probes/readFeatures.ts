import type { Finding } from '../Finding';

function has(check: Finding['check'], detail: string, there: boolean): Finding {
  if (there) return { check, status: 'works', detail };
  // Browsers hide these from pages that are not secure, however new they are.
  const fix = isSecureContext || check === 'webSocket' ? 'updateBrowser' : 'useHttps';
  return { check, status: 'fails', detail, fix };
}

/** What the browser has, by looking only. */
export function readFeatures(): Finding[] {
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
