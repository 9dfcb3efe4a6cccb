/** Runs functions one after the other, each in a task of its own. */
export interface TaskLane {
  add(task: () => void): void;
  /** Runs one last function, then takes no more. */
  end(task: () => void): void;
}

/** Makes a lane that, unlike timers, keeps its order and its pace in a hidden page. */
export function createTaskLane(): TaskLane {
  const { port1, port2 } = new MessageChannel();
  const tasks: (() => void)[] = [];
  let isEnded = false;
  port2.onmessage = () => {
    tasks.shift()?.();
    // An open port would keep Node from ending.
    if (isEnded && tasks.length === 0) port1.close();
  };
  const add = (task: () => void) => {
    if (isEnded) return;
    tasks.push(task);
    port1.postMessage(undefined);
  };
  return {
    add,
    end(task) {
      add(task);
      isEnded = true;
    },
  };
}
