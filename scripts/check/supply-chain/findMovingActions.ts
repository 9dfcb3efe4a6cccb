/** The actions of a workflow that are named by something that can move, such as a tag. */
export function findMovingActions(workflow: string): string[] {
  return [...workflow.matchAll(/\buses:\s*(\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/@[0-9a-f]{40}$/.test(action) && !action.startsWith('./'))
    .map((action) => `${action} is not pinned by the hash of a commit`);
}
