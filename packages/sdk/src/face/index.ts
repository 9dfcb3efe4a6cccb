export { createFace, type Face, type FaceOptions } from './createFace.js';
export { showFace } from './createFace.js';
