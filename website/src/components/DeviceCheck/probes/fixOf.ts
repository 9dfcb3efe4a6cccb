import type { Finding } from '../Finding';

const fixOfRefusal: Readonly<Record<string, Finding['fix']>> = {
  NotAllowedError: 'allowMicrophone',
  SecurityError: 'allowMicrophone',
  NotFoundError: 'connectMicrophone',
  OverconstrainedError: 'connectMicrophone',
  NotReadableError: 'freeMicrophone',
  AbortError: 'freeMicrophone',
};

/** What to do where the microphone was refused with an error of this name. */
export function fixOf(name: string): Finding['fix'] {
  // Browsers hide microphones from pages that are not secure, and no permission brings them back.
  if (!isSecureContext) return 'useHttps';
  return fixOfRefusal[name] ?? 'updateBrowser';
}
