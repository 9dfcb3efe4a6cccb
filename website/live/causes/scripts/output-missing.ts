import { createOutput } from 'product-sdk/audio';

await createOutput().setDevice('unplugged');
