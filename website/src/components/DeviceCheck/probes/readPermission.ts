import type { Finding } from '../Finding';

/** What the browser says of the permission; asks the user nothing. */
export async function readPermission(): Promise<Finding> {
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
