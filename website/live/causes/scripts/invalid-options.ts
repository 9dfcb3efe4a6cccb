import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

createAgent({ url: 'http://localhost:8787', getToken });
