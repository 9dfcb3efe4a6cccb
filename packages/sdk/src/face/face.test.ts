import { expect, test } from 'vitest';
import { emotions, mouthShapes } from '../protocol/wire.js';
import { states } from '../states.js';
import { showFace } from './index.js';
import { calm, expressions, feelings, mouths } from './pose.js';

test('every state, emotion and mouth shape has a distinct pose', () => {
  const faces = states.map((state) => JSON.stringify({ ...calm, ...expressions[state] }));
  expect(new Set(faces).size).toBe(states.length);
  const felt = emotions.map((emotion) => JSON.stringify({ ...calm, ...feelings[emotion] }));
  expect(new Set(felt).size).toBe(emotions.length);
  const shapes = mouthShapes.map((shape) => JSON.stringify({ ...calm, ...mouths[shape] }));
  expect(new Set(shapes).size).toBe(mouthShapes.length);
});

test('a sorry face is awake in every state', () => {
  for (const state of states)
    expect({ ...calm, ...expressions[state], ...feelings.sorry }.shut).toBe(0);
});

test('can be imported without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(showFace).toBeTypeOf('function');
});
