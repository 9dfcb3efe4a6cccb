import type { Agent } from 'product-sdk';

/** The environment of a matrix run: clients of the SDK under test. */
export interface MatrixFixture {
  /** Creates a client of the real local agent. */
  createAgent(): Agent;
  /** Creates a client whose connection drops in the middle of every reply. */
  createDroppedAgent(): Agent;
  /** Whether there is a microphone. Without one, recording never gets past starting. */
  readonly hasMicrophone: boolean;
}

/** Waits for an event for which `fits` is true. */
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
