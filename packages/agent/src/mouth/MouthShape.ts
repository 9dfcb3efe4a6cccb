/**
 * A shape the mouth takes: `rest` silence, `closed` m b p, `open` a, `wide` e i, `round` o u w,
 * `teeth` f v s.
 * @since 0.1.0
 */
export type MouthShape = 'rest' | 'closed' | 'open' | 'wide' | 'round' | 'teeth';
