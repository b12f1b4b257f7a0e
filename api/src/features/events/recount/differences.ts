/** Differences between stored and computed sums, in words without names. */

import { isDeepStrictEqual } from 'node:util';
import type { Sums } from '#features/record/index.ts';

export const kinds = ['seeds', 'totals', 'lessons', 'units', 'days', 'cards', 'badges', 'tools'] as const;

export type Kind = (typeof kinds)[number];

export type Difference = { readonly kind: Kind; readonly what: string };

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string | number, Row>;

const shown = (value: unknown): string =>
  value === undefined ? 'missing' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const between = (stored: Row | undefined, counted: Row | undefined): string => {
  if (stored === undefined) return 'is missing';
  if (counted === undefined) return 'has nothing to stand on';
  return Object.keys({ ...stored, ...counted })
    .filter((name) => !isDeepStrictEqual(stored[name], counted[name]))
    .map((name) => `${name} is ${shown(stored[name])}, not ${shown(counted[name])}`)
    .join(', ');
};

const rowsOf = (map: ReadonlyMap<string | number, number | object>): Rows =>
  new Map([...map].map(([key, value]) => [key, typeof value === 'number' ? { seeds: value } : { ...value }]));

const inRows = (kind: Kind, stored: Rows, counted: Rows): Difference[] =>
  [...new Set([...stored.keys(), ...counted.keys()])].flatMap((key) => {
    const [was, is] = [stored.get(key), counted.get(key)];
    return isDeepStrictEqual(was, is) ? [] : [{ kind, what: `${key} ${between(was, is)}` }];
  });

const absent = (kind: Kind, from: ReadonlySet<string>, all: ReadonlySet<string>, what: string) =>
  [...all].filter((one) => !from.has(one)).map((one): Difference => ({ kind, what: `${one} ${what}` }));

/** A badge that would not be earned today stays, so it is not a difference. */
export const differencesOf = (stored: Sums, counted: Sums): readonly Difference[] => [
  ...inRows('seeds', rowsOf(stored.gradeSeeds), rowsOf(counted.gradeSeeds)),
  ...inRows('totals', new Map([['all', stored.totals]]), new Map([['all', counted.totals]])),
  ...inRows('lessons', rowsOf(stored.items), rowsOf(counted.items)),
  ...inRows('units', rowsOf(stored.units), rowsOf(counted.units)),
  ...inRows('days', rowsOf(stored.days), rowsOf(counted.days)),
  ...inRows('cards', rowsOf(stored.cards), rowsOf(counted.cards)),
  ...absent('badges', stored.badges, counted.badges, 'was not given'),
  ...absent('tools', stored.tools, counted.tools, 'is missing'),
  ...absent('tools', counted.tools, stored.tools, 'has nothing to stand on'),
];
