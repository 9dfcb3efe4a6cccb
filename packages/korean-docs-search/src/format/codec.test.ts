import { expect, test } from 'vitest';
import { type Columns, decode, encode } from './codec';
import { everywhere, fields, pack, type Postings } from './postings';

test('round-trips terms with shared prefixes, fields, distant pages and large weights', () => {
  const index: [string, Postings][] = [
    [
      ';rk',
      {
        heading: new Map([[0, 15]]),
        body: new Map([
          [255, pack(1, 0)],
          [256, pack(2, 0b1001)],
          [1_280_003, pack(14, everywhere)],
          [1_280_004, pack(15, 1 << 21)],
        ]),
      },
    ],
    [';rks', { crumb: new Map([[999 * 256 + 7, 3]]) }],
    ['=a:b', {}],
    [
      'ünïcode🙂"\\',
      {
        name: new Map([[46 * 256 + 46, 9]]),
        code: new Map([[46 * 256 + 46, pack(4, (1 << 21) | 1)]]),
      },
    ],
  ];
  const expected = index.map(([term, postings]) => [
    term,
    new Map(
      Object.entries(postings).map(([field, places]) => [
        fields.findIndex((name) => name === field),
        places,
      ]),
    ),
  ]);
  expect([...decode(JSON.parse(encode(index)) as Columns)]).toEqual(expected);
  expect([...decode(JSON.parse(encode([])) as Columns)]).toEqual([]);
});
