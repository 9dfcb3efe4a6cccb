export { getToken } from '../../../authentication/getToken';
