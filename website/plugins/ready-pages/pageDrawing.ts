import { onceDrawn } from '@site/src/drawing/onceDrawn';

/** As React's scheduler knows it; one without an act is called off. */
interface Task {
  callback: (() => unknown) | null;
}

type Schedule = (priority: number, act: () => unknown) => Task;

let isWaiting = false;

/** Has the effects of what is drawn from now on wait until it can be seen. */
export function drawBeforeEffects(): void {
  // Where nobody looks, no frame comes.
  isWaiting = !document.hidden;
  onceDrawn(() => (isWaiting = false));
}

/** Whether a page that was pressed for is not seen yet. */
export const areEffectsWaiting = (): boolean => isWaiting;

/** React's scheduler, where what comes while a page is drawn waits until that can be seen. */
export function afterDrawing(schedule: Schedule): Schedule {
  return (priority, act) => {
    if (!isWaiting) return schedule(priority, act);
    const task: Task = { callback: act };
    onceDrawn(() => task.callback && schedule(priority, task.callback));
    return task;
  };
}
