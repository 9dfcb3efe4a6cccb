import { expect, test } from 'vitest';
import { decode, encode, type Columns } from './codec';
import { fields, type Postings } from './fields';

test('what is written is read again: terms that share beginnings, fields, far pages and heavy weights', () => {
  const index: [string, Postings][] = [
    [
      ';rk',
      {
        heading: new Map([[0, 15]]),
        body: new Map([
          [255, 1],
          [256, 2],
          [1_280_003, 14],
        ]),
      },
    ],
    [';rks', { crumb: new Map([[999 * 256 + 7, 3]]) }],
    ['=a:b', {}],
    ['ünïcode🙂"\\', { name: new Map([[46 * 256 + 46, 9]]), code: new Map([[46 * 256 + 46, 4]]) }],
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
