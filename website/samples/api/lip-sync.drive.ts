import { createAgent } from 'product-sdk';
import { getToken } from './getToken';
import { lipSyncLive2d, lipSyncVrm } from './lip-sync';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const vowels = new Map<string, number>();
const parameters = new Map<string, number>();
const frames: (() => void)[] = [];

// What is called of the two bodies, drawn a hundred times a second.
const update = lipSyncVrm(agent, {
  setValue: (name, weight) => vowels.set(name, weight),
});
lipSyncLive2d(agent, {
  coreModel: {
    setParameterValueById: (id, value) => parameters.set(id, value),
  },
  on: (_, listener) => frames.push(listener),
});
let [most, widest] = [0, 0];
const timer = setInterval(() => {
  update(0.05);
  for (const draw of frames) draw();
  most = Math.max(most, ...vowels.values());
  widest = Math.max(widest, parameters.get('ParamMouthOpenY') ?? 0);
}, 10);

await agent.actions.connect();
await agent.actions.sendTts('아에이오우');
console.log(`${most > 0.4} ${widest > 0.4}`);
update(1);
for (const draw of frames) draw();
console.log([...vowels.values(), ...parameters.values()].join());
clearInterval(timer);
await agent.actions.disconnect();
