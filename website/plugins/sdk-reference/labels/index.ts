import type { Locale } from '../../../brand';
import { en } from './en';
import { ko } from './ko';
import type { Labels } from './Labels';

/** The words around the facts, in each language. */
export const labels: Record<Locale, Labels> = { ko, en };
