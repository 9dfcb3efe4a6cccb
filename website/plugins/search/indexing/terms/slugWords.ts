import { slugOf } from '../../engine/words/slugOf';
import type { Analyzer } from '../words/Analyzer';
import type { Analyzed } from '../words/analyzeWord';
import type { Place } from './Place';

/** The words of a section's address. */
export const slugWords = ({ page, section, at }: Place, analyzer: Analyzer): readonly Analyzed[] =>
  analyzer.analyze(slugOf(page.path, at ? section.id : ''));
