import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type FaultKey, fault, faultIn, faultOf, faults } from './faults.ts';

test('what a schema carries is read again as the key and the values that were put in', () => {
  const keys = fc.constantFrom(...(Object.keys(faults) as FaultKey[]));
  const values = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()), { noNullPrototype: true });
  fc.assert(
    fc.property(keys, fc.option(values, { nil: undefined }), (key, carried) => {
      const put = carried === undefined ? { key } : { key, values: carried };
      expect(faultIn(faultOf(put))).toEqual(put);
    }),
  );
});

test('a schema that refuses says the key, with its values', () => {
  const schema = z.string(fault('note/missing')).max(3, fault('text/too-many-letters', { most: 3 }));
  const said = (value: unknown) => faultIn(schema.safeParse(value).error?.issues[0]?.message ?? '');
  expect(said(7)).toEqual({ key: 'note/missing' });
  expect(said('abcd')).toEqual({ key: 'text/too-many-letters', values: { most: 3 } });
});

test.each(['Invalid input: expected string, received undefined', '', 'constructor', 'x'.repeat(99_999)])(
  'what the schema library says by itself is something to check: %.40s',
  (message) => {
    expect(faultIn(message)).toEqual({ key: 'request/check' });
  },
);

test('a fault without its values does not compile', () => {
  expectTypeOf(fault<'options/count'>).parameters.toEqualTypeOf<
    ['options/count', Readonly<Record<'fewest' | 'most', string | number>>]
  >();
  expectTypeOf(fault<'note/missing'>).parameters.toEqualTypeOf<['note/missing']>();
});
