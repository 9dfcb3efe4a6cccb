export { convertEdited } from './convertEdited';
export { addressOf, type FrameOptions, openFrame, type OpenFrame } from './openFrame';
export { type Outcome, startRun } from './startRun';
export type { Edited } from '../reader/main';
