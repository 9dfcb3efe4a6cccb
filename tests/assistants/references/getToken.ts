export { getToken } from '../../../website/samples/api/getToken';
