import * as ProductSDK from '../index.js';

// Assigns the global by hand: exporting it from the bundle would add 150 bytes of helpers.
Object.assign(globalThis, { ProductSDK });
