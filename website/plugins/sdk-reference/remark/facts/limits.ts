import { formatQuantity } from '../../text/formatQuantity';
import { knownName } from '../knownName';
import type { Fact } from '../FactContext';

/** `<LimitsTable />`: every limit with its value. */
export const limitsTable: Fact = {
  props: [],
  fill(_, { descriptions, labels, locale, reference }) {
    const { captions, limit, value, heldBy } = labels;
    return {
      rows: reference.tables.limits.map((row) => ({
        name: row.name,
        value: formatQuantity(row.value, row.unit, row.name, locale),
        text: descriptions.rich(`limits.${row.name}`, locale),
        heldBy: labels.holders[row.heldBy],
      })),
      labels: { caption: captions.limits, limit, value, heldBy },
    };
  },
};

/** `<Limit name="textCharacters" />`: one limit in a sentence. */
export const limit: Fact = {
  props: ['name'],
  fill({ name = '' }, { locale, reference }) {
    const rows = Object.fromEntries(reference.tables.limits.map((row) => [row.name, row]));
    const row = knownName('limit', name, rows);
    return { text: formatQuantity(row.value, row.unit, row.name, locale) };
  },
};
