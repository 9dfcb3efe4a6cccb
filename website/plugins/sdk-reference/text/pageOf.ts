const operationPages: Record<string, string> = {
  connect: '/docs/api/connect/',
  disconnect: '/docs/api/disconnect/',
  sendText: '/docs/api/send-text/',
  sendTts: '/docs/api/send-tts/',
  startRecording: '/docs/api/start-recording/',
  stopRecording: '/docs/api/stop-recording/',
  stopSpeaking: '/docs/api/stop-speaking/',
  createAgent: '/docs/api/actions/#create-agent',
  useAgent: '/docs/usage/react/',
};

/** The page that explains an operation or function of the SDK. */
export function pageOf(name: string): string | undefined {
  return operationPages[name];
}
