export { addressOf, type FrameOptions, openFrame, type OpenFrame } from './openFrame';
export { readEdited, stripTypes } from './readEdited';
export { type Edited, type Outcome, startRun } from './startRun';
