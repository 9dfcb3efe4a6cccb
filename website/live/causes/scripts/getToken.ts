export { getToken } from '../../../samples/api/getToken';
