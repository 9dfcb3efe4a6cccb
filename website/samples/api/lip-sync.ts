import type { Agent, MouthShape } from 'product-sdk';

interface Mouth {
  vrm: { aa?: number; ih?: number; ou?: number; ee?: number; oh?: number };
  live2d: [open: number, form: number];
}

export const mouths: Record<MouthShape, Mouth> = {
  rest: { vrm: {}, live2d: [0, 0] },
  closed: { vrm: {}, live2d: [0, -0.2] },
  open: { vrm: { aa: 1 }, live2d: [1, 0] },
  wide: { vrm: { ih: 0.4, ee: 0.6 }, live2d: [0.6, 1] },
  round: { vrm: { ou: 0.5, oh: 0.5 }, live2d: [0.7, -1] },
  teeth: { vrm: { ih: 0.5 }, live2d: [0.3, 0.4] },
};

function watchMouth(agent: Pick<Agent, 'on'>): () => Mouth {
  let shape: MouthShape = 'rest';
  agent.on('speech-mark', (mark) => (shape = mark.shape));
  agent.on('speech-end', () => (shape = 'rest'));
  return () => mouths[shape];
}

interface Expressions {
  setValue(name: string, weight: number): void;
}

export function lipSyncVrm(agent: Pick<Agent, 'on'>, face: Expressions) {
  const readMouth = watchMouth(agent);
  const weights = { aa: 0, ih: 0, ou: 0, ee: 0, oh: 0 };
  return (deltaSeconds: number) => {
    const { vrm } = readMouth();
    const step = Math.min(1, deltaSeconds * 20);
    for (const vowel of ['aa', 'ih', 'ou', 'ee', 'oh'] as const) {
      weights[vowel] += ((vrm[vowel] ?? 0) - weights[vowel]) * step;
      face.setValue(vowel, weights[vowel]);
    }
  };
}

interface InternalModel {
  coreModel: { setParameterValueById(id: string, value: number): void };
  on(event: 'beforeModelUpdate', listener: () => void): void;
}

export function lipSyncLive2d(
  agent: Pick<Agent, 'on'>,
  model: InternalModel,
) {
  const readMouth = watchMouth(agent);
  model.on('beforeModelUpdate', () => {
    const [open, form] = readMouth().live2d;
    model.coreModel.setParameterValueById('ParamMouthOpenY', open);
    model.coreModel.setParameterValueById('ParamMouthForm', form);
  });
}
