import { readFrame, writeFrame } from 'product-sdk/protocol';

const frame = writeFrame('speech', 7, Int16Array.of(0, 1_000, -1));
console.log(new Uint8Array(frame).join(' '));

const { stream, samples } = readFrame('speech', frame) ?? {};
console.log(stream, samples?.join(' '));
