import { expect, test } from 'vitest';
import { mouthShapes } from '../protocol/wire.js';
import { states } from '../states.js';
import { showFace } from './index.js';
import { calm, expressions, mouths } from './pose.js';

test('every state and every shape of the mouth has a pose of its own', () => {
  const faces = states.map((state) => JSON.stringify({ ...calm, ...expressions[state] }));
  expect(new Set(faces).size).toBe(states.length);
  const shapes = mouthShapes.map((shape) => JSON.stringify({ ...calm, ...mouths[shape] }));
  expect(new Set(shapes).size).toBe(mouthShapes.length);
});

test('it can be imported where there is no page', () => {
  expect(typeof document).toBe('undefined');
  expect(showFace).toBeTypeOf('function');
});
