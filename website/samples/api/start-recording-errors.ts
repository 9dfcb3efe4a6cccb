import { AgentError, type Agent } from 'product-sdk';

const help: Record<string, string> = {
  'microphone-denied':
    'Allow the microphone in the settings of the browser, then try again.',
  'microphone-missing': 'Connect a microphone, then try again.',
  'microphone-busy':
    'Close the other application that uses the microphone.',
  'insecure-context': 'Open this page over https.',
};

export async function record(agent: Agent): Promise<void> {
  try {
    await agent.actions.startRecording();
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error;
    alert(help[error.code] ?? error.message);
  }
}
