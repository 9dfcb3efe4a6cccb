import { expect, it } from 'vitest';
import { isWhole } from './isWhole';

it.each(['--allow-origin', 'touch-action: none', 'Speak now.', 'NSMicrophoneUsageDescription'])(
  '%s begins a line rather than be torn',
  (name) => expect(isWhole(name, false)).toBe(true),
);

it.each([
  ['connect', false],
  ['await connect()', false],
  ['mediaPlaybackRequiresUserGesture', false],
  ['adb reverse tcp:8080 tcp:8080 -s device', false],
  ['AgentError.isInstance(error)', true],
])('a line may end within %s', (name, isInTable) => {
  expect(isWhole(name, isInTable)).toBe(false);
});
