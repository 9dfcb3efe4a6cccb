import type { MouthShape } from 'product-sdk';
import { createFace, showFace, type Face, type FaceOptions } from 'product-sdk/face';
import type { Place } from '../harness/agentPage';
import '../harness/agentPage';

declare global {
  interface Window {
    /** Puts a face on the page. */
    makeFace(options?: FaceOptions): Face;
    /** Has an agent with a face speak; returns the lips as drawn at each mark. */
    sayWithFace(place: Place, text: string): Promise<{ shape: MouthShape; lips: string }[]>;
    /** Waits until the lips have reached their target. */
    settle(): Promise<void>;
    /** The number of pending timers and animation frames. */
    countWaits(): number;
  }
}

const waits = new Set<string>();
const nextFrame = window.requestAnimationFrame.bind(window);

for (const [start, end] of [
  ['setTimeout', 'clearTimeout'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const) {
  const [begin, cancel] = [window[start].bind(window), window[end].bind(window)];
  const give = (action: (time: number) => void, delay?: number): number => {
    const id: number = Reflect.apply(begin, window, [
      (time: number) => {
        waits.delete(`${start} ${id}`);
        action(time);
      },
      delay,
    ]);
    waits.add(`${start} ${id}`);
    return id;
  };
  const take = (id: number): void => {
    waits.delete(`${start} ${id}`);
    cancel(id);
  };
  Object.assign(window, { [start]: give, [end]: take });
}

window.settle = async () => {
  const lips = document.querySelector('[data-part=lips]');
  let before: string | null | undefined;
  // Moving lips are redrawn in every frame.
  while (before !== (before = lips?.getAttribute('d'))) {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(nextFrame);
  }
};
window.countWaits = () => waits.size;
window.makeFace = (options) => createFace(document.body, options);

window.sayWithFace = async (place, text) => {
  const agent = window.agentAt(place);
  const stop = showFace(document.body, agent);
  const seen: { shape: MouthShape; lips: string }[] = [];
  await agent.actions.connect();
  const lips = document.querySelector('[data-part=lips]');
  agent.on('speech-mark', ({ shape }) => {
    // What is drawn just before the mouth moves to its next shape.
    seen.push({ shape, lips: lips?.getAttribute('d') ?? '' });
  });
  await agent.actions.sendTts(text);
  stop();
  await agent.actions.disconnect();
  return seen;
};
