import type { BrowserContext } from '@playwright/test';
import type { NodeAgentOptions } from 'product-agent';
import type { ErrorCode, RecordingOptions } from 'product-sdk';
import { insecureHost } from '../../../scripts/test/browser';
import { allowMicrophone, fakeMicrophone } from '../harness/switches';

/** How to cause an error that needs a browser with a microphone. */
export interface BrowserCause {
  /** Flags of Chromium. */
  switches: readonly string[];
  /** Options of the local agent. */
  agent?: NodeAgentOptions;
  /** Response headers of the page. */
  headers?: Record<string, string>;
  /** The host that the page is loaded from. Default 127.0.0.1. */
  host?: string;
  /** Whether the page has microphone permission, where Chromium does not grant it by itself. */
  granted?: boolean;
  recording?: RecordingOptions;
  /** The promise that rejects, or the event. */
  fails: 'startRecording' | 'stopRecording' | 'result' | 'error event' | 'setDevice';
  /** What happens after the recording has started. */
  meanwhile?(context: BrowserContext): Promise<void>;
}

const withMicrophone = [fakeMicrophone, allowMicrophone];

/** A real cause for every error that needs a browser. */
export const browserCauses = {
  'insecure-context': {
    switches: withMicrophone,
    agent: { allowedOrigins: ['*'] },
    host: insecureHost,
    fails: 'startRecording',
  },
  'microphone-denied': {
    switches: [fakeMicrophone],
    headers: { 'permissions-policy': 'microphone=()' },
    fails: 'startRecording',
  },
  'microphone-missing': {
    switches: withMicrophone,
    recording: { deviceId: 'unplugged' },
    fails: 'startRecording',
  },
  'microphone-busy': {
    switches: [...withMicrophone, '--fail-audio-stream-creation'],
    fails: 'startRecording',
  },
  'microphone-lost': {
    switches: [fakeMicrophone],
    granted: true,
    fails: 'error event',
    meanwhile: (context) => context.clearPermissions(),
  },
  'recording-too-short': { switches: withMicrophone, fails: 'stopRecording' },
  'output-missing': { switches: withMicrophone, fails: 'setDevice' },
  'recording-too-long': {
    switches: withMicrophone,
    agent: { settings: { recordingMaxMs: 0 } },
    fails: 'result',
  },
} as const satisfies Partial<Record<ErrorCode, BrowserCause>>;

/** An error code that needs a browser. */
export type BrowserCode = keyof typeof browserCauses;
