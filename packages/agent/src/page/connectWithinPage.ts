import { CLOSE_NORMAL } from 'product-sdk/protocol';
import type { ConnectionListener } from '../core/Connection.js';
import type { AgentCore } from '../core/createAgentCore.js';
import type { PageConnection } from './PageConnection.js';

/** Runs functions one after the other, each in a task of its own. */
interface TaskLane {
  add(task: () => void): void;
  /** Runs one last function, then takes no more. */
  end(task: () => void): void;
}

/** Makes a lane that, unlike timers, keeps its order and its pace in a hidden page. */
function createTaskLane(): TaskLane {
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

const CLOSE_ABNORMAL = 1006;

/** Connects to an agent in the same page: no network, but every frame takes its turn as on one. */
export function connectWithinPage(core: AgentCore): PageConnection {
  const lane = createTaskLane();
  let listener: ConnectionListener | undefined;
  const end = (code: number, reason: string) =>
    lane.end(() => {
      listener?.closed();
      client.onclose?.(code, reason);
    });
  const client: PageConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(data) {
      const frame = typeof data === 'string' ? data : new Uint8Array(data.slice(0));
      lane.add(() => listener?.receive(frame));
    },
    close: (code = CLOSE_NORMAL, reason = '') => end(code, reason),
  };
  lane.add(() => {
    if (core.hasFault('connect-failed')) return end(CLOSE_ABNORMAL, '');
    listener = core.accept({
      send: (frame) => lane.add(() => client.onmessage?.(frame)),
      close: end,
      cut: () => end(CLOSE_ABNORMAL, ''),
      unsentBytes: 0,
    });
    client.onopen?.();
  });
  return client;
}
