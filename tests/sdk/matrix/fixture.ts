import type { Agent } from 'product-sdk';

/** What a run of the matrix needs: agents of the SDK under test, wherever it runs. */
export interface MatrixFixture {
  /** Makes an agent that talks with the real local agent. */
  createAgent(): Agent;
  /** Makes an agent whose connection drops in the middle of every reply. */
  createDroppedAgent(): Agent;
  /** Whether there is a microphone. Without one, recording is only ever about to begin. */
  readonly hasMicrophone: boolean;
}

/** Waits until an event happens for which `fits` holds. */
export const until = <Name extends Parameters<Agent['on']>[0]>(
  agent: Agent,
  event: Name,
  fits: (payload: Parameters<Parameters<typeof agent.on<Name>>[1]>[0]) => boolean = () => true,
): Promise<void> =>
  new Promise((resolve) => {
    const stop = agent.on(event, (payload) => {
      if (!fits(payload)) return;
      stop();
      resolve();
    });
  });
