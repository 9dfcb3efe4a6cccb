import * as ProductSDK from '../index.js';

// A bundle whose exports are the global would bring 150 bytes of helpers for them.
Object.assign(globalThis, { ProductSDK });
