import { brand } from '../brand';

/** The public address of the site, without a trailing slash. */
export const siteAddress = new URL(brand.baseUrl, brand.publicUrl).href.replace(/\/$/, '');
