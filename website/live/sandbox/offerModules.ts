import { blobOf } from './blobOf';

const room = 'liveModules';

/** Makes modules of objects, and tells where each can be imported from. */
export function offerModules(modules: Record<string, object>): Map<string, string> {
  Object.defineProperty(window, room, { value: modules });
  return new Map(
    Object.entries(modules).map(([name, exported]) => {
      const names = Object.keys(exported).join(', ');
      return [name, blobOf(`export const { ${names} } = window.${room}['${name}'];`)];
    }),
  );
}
