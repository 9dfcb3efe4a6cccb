import { slugOf } from '../../engine/words/slugOf';
import type { Analyzed, Analyzer } from '../words/Analyzer';
import type { Place } from './Place';

/** The words of a section's address. */
export const slugWords = ({ page, section, at }: Place, analyzer: Analyzer): readonly Analyzed[] =>
  analyzer.analyzeName(slugOf(page.path, at ? section.id : ''));
