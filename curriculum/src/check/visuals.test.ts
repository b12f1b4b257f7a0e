import type { BarModelVisual, CountersVisual, VennVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import { expect, test } from 'vitest';
import { checkVisual } from '#check/visuals.ts';

const toldOf = (visual: Visual): readonly string[] => {
  const told: string[] = [];
  checkVisual(visual, (path, message) => told.push(`${path}: ${message}`));
  return told;
};

const counters = (...groups: CountersVisual['groups']): CountersVisual => ({
  kind: 'counters',
  thing: 'bean',
  groups,
});

const venn = (left: string[], both: string[], right: string[]): VennVisual => ({
  kind: 'venn',
  sets: [
    { name: 'A', only: left },
    { name: 'B', only: right },
  ],
  both,
});
const counted = [
  { name: 'A', all: '6', only: ['3'] },
  { name: 'B', only: ['4'] },
];

const bars = (sizes: readonly number[], total?: string): BarModelVisual => ({
  kind: 'bar-model',
  bars: [{ parts: sizes.map((size) => ({ size })), ...(total === undefined ? {} : { total }) }],
});

const label = (text: string, x: number): Visual => ({
  kind: 'diagram',
  figure: 'a',
  alt: 'a',
  labels: [{ text, at: [x, 100], to: [300, 100] }],
});

type Couple = readonly [parents: readonly string[], children: readonly string[]];
const family = (...families: readonly Couple[]): Visual => ({
  kind: 'family-tree',
  families: families.map(([parents, children]) => ({ parents, children })),
});
const web = (...feeds: readonly (readonly [string, string])[]): Visual => ({
  kind: 'food-web',
  feeds: feeds.map(([from, to]) => ({ from, to: [to] })),
});

test.each<[string, Visual, RegExp]>([
  ['a label off the stage', label('cup', 700), /outside 640 by 360/],
  ['a label that a phone cuts off', label('a very long label here', 560), /cut off at the edge/],
  ['a number line that goes down', { kind: 'number-line', from: 5, to: 1, step: 1 }, /goes up/],
  ['a number line nobody can read', { kind: 'number-line', from: 0, to: 99, step: 1 }, /more than 40 steps/],
  [
    'a jump off the line',
    { kind: 'number-line', from: 0, to: 9, step: 1, jumps: [{ from: 2, to: 11 }] },
    /11 lies outside/,
  ],
  [
    'more parts shaded than there are',
    { kind: 'fractions', bars: [{ parts: 4, shaded: 5 }] },
    /bars.0: 5 of 4 parts/,
  ],
  ['a number with letters', { kind: 'place-value', numbers: [{ value: '47x' }] }, /not written in digits/],
  ['a 2 in base two', { kind: 'place-value', base: 2, numbers: [{ value: '102' }] }, /base 2 does not have/],
  [
    'a digit that is not there',
    { kind: 'place-value', numbers: [{ value: '4.7', mark: 3 }] },
    /has no digit 3/,
  ],
  ['an angle that cannot be', { kind: 'shapes', shapes: [{ shape: 'angle', degrees: 400 }] }, /at most 360/],
  [
    'angles that make no line',
    { kind: 'shapes', shapes: [{ shape: 'corners', angles: [60, 60, 70] }] },
    /make 190 degrees/,
  ],
  ['a polygon of two sides', { kind: 'shapes', shapes: [{ shape: 'polygon', sides: 2 }] }, /3 to 12 sides/],
  ['a time that is none', { kind: 'clock', clocks: [{ time: '7:75' }] }, /not a time/],
  [
    'a city without a place',
    { kind: 'map', area: 'uganda', places: [{ name: 'Gulu', type: 'city' }] },
    /needs lat and lon/,
  ],
  [
    'a place off the globe',
    { kind: 'map', area: 'africa', places: [{ name: 'X', type: 'city', lat: 91, lon: 0 }] },
    /nowhere/,
  ],
  [
    'a chart of one value',
    { kind: 'chart', form: 'bar', title: 'Rain', values: [{ label: 'Jan', value: 4 }] },
    /at least two/,
  ],
  ['more things than a phone shows', counters({ count: 21 }), /groups.0: 21 things .* write 0 to 20/],
  ['more crossed out than there are', counters({ count: 2, crossed: 3 }), /3 cannot be crossed out/],
  ['a long label', counters({ count: 2, label: 'the mangoes of Akello' }), /at most 14 letters/],
  [
    'frames for many groups',
    { ...counters({ count: 2 }, { count: 2 }, { count: 2 }), frames: true },
    /frames: .* one or two groups/,
  ],
  ['a thousand sticks', { kind: 'bundles', numbers: [{ value: 1000 }] }, /at most 999/],
  ['two numbers of hundreds', { kind: 'bundles', numbers: [{ value: 120 }, { value: 5 }] }, /at most 99 /],
  [
    'a row that is too short',
    { kind: 'table', head: ['a', 'b', 'c'], rows: [['1', '2']] },
    /rows.0: This row has 2 cells/,
  ],
  [
    'a table too wide for a phone',
    {
      kind: 'table',
      head: ['transportation', 'communication', 'industrialisation'],
      rows: [['a', 'b', 'c']],
    },
    /too wide for a phone/,
  ],
  [
    'a mark on no cell',
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']], marks: [[2, 1]] },
    /no cell \[2, 1\]/,
  ],
  ['a member in two regions', venn(['hen', 'goat'], ['goat', 'cow'], ['pig']), /'goat' also stands in/],
  [
    'a full region',
    venn(['elephant', 'crocodile', 'gorilla', 'kob', 'crane', 'lion'], [], []),
    /5 lines of 9/,
  ],
  [
    'a circle that does not add up',
    { ...venn(['3'], ['2'], ['4']), sets: counted },
    /3 and 2 make 5, but 'A' says 6/,
  ],
  [
    'a box that does not add up',
    { ...venn(['3'], ['2'], ['4']), outside: ['1'], whole: '11' },
    /make 10, not 11/,
  ],
  ['parts that do not make the total', bars([12, 8], '21'), /bars.0.total: The parts make 20, not 21/],
  ['a part too short for its text', bars([1, 99]), /'1' has no room on its part/],
  ['four cells', { kind: 'circuit', cells: 4, bulbs: 1 }, /cells: 4 cells have no room/],
  ['one bulb in parallel', { kind: 'circuit', cells: 1, bulbs: 1, join: 'parallel' }, /write two bulbs/],
  [
    'a long step of a cycle',
    { kind: 'cycle', steps: ['precipitations', 'b', 'c'] },
    /steps.0: .* lines of 12/,
  ],
  ['too many letters to number', { kind: 'letters', write: 'abcd' }, /one to 3 letters/],
  ['a sign that has no strokes', { kind: 'letters', write: 'é' }, /cannot be written here/],
  ['a word in no pieces of letters', { kind: 'syllables', words: [['ba', '']] }, /such as ba-na-na/],
  [
    'a word too long to clap',
    { kind: 'syllables', words: [['un', 'be', 'liev', 'a', 'ble', 'ness']] },
    /5 syllables/,
  ],
  [
    'a column too narrow for its word',
    { kind: 'building', columns: [...'abc'].map(() => ({ words: ['Kyomugisha sings'] })) },
    /with 3 columns write at most 11 letters/,
  ],
  [
    'a child of two families',
    family([['Okot'], ['Opio']], [['Okot'], ['Opio']]),
    /families.1: 'Opio' is a child of two families/,
  ],
  ['a child who is a parent', family([['Okot'], ['Okot']]), /a child and a parent/],
  ['one who is born again', family([['Okot'], ['Opio']], [['Opio'], ['Okot']]), /nobody is born again/],
  ['a family that hangs in the air', family([['Okot'], ['Opio']], [['Musa'], ['Deng']]), /Neither Musa/],
  [
    'five in a row',
    family(
      [
        ['A', 'B'],
        ['C', 'D', 'E', 'F'],
      ],
      [['C', 'G'], ['H']],
    ),
    /room for 4/,
  ],
  ['a plant that eats', web(['grass', 'goat'], ['goat', 'grass']), /eaten by what it eats/],
  ['a goat that eats itself', web(['goat', 'goat'], ['goat', 'lion']), /cannot eat itself/],
  ['a web without a hunter', web(['grass', 'goat'], ['leaves', 'goat']), /needs a plant/],
  ['a long name in a web', web(['grass', 'grasshoppers everywhere'], ['grass', 'x']), /two lines/],
  [
    'a place behind the globe',
    { kind: 'globe', places: [{ name: 'New York', at: [40.7, -74] }] },
    /places.0: 'New York' is too near the edge/,
  ],
  ['an hour that no clock has', { kind: 'globe', hour: 24 }, /0 to 23/],
  ['a bare globe', { kind: 'globe' }, /shows nothing/],
  [
    'a sentence with nothing marked',
    { kind: 'sentence', parts: [{ text: 'She sings.' }] },
    /Mark at least one part/,
  ],
])('%s is told', (_what, visual, says) => {
  expect(toldOf(visual).join('\n')).toMatch(says);
});

test.each<Visual>([
  { kind: 'number-line', from: -5, to: 5, step: 1, marks: [{ at: -5 }], jumps: [{ from: 2, to: -3 }] },
  { kind: 'fractions', bars: [{ parts: 4, shaded: 0 }] },
  { kind: 'shapes', shapes: [{ shape: 'line-angles', angles: [65, 115], marks: ['65°', '?'] }] },
  venn(['8'], ['x'], ['?']),
  venn(['2', '4', '8', '10', '14', '16'], ['6', '12'], ['3', '9', '15']),
  bars([12, 8], '20'),
  { kind: 'cycle', steps: ['evaporation', 'condensation', 'rain'] },
  { kind: 'letters', write: 'Gg7' },
  family(
    [
      ['Okot', 'Akello'],
      ['Opio', 'Apio'],
    ],
    [['Opio', 'Nakato'], ['Musa']],
  ),
  web(['grass', 'goat'], ['goat', 'leopard']),
  { kind: 'globe', latitudes: ['equator'], hour: 0, places: [{ name: 'Kampala', at: [0.3, 32.6] }] },
  counters({ count: 20 }, { count: 0 }),
  counters(...Array.from({ length: 6 }, () => ({ count: 10, crossed: 10 }))),
  { kind: 'bundles', numbers: [{ value: 99 }, { value: 0 }], sign: '+' },
  { kind: 'table', head: ['Day', 'Rain'], rows: [['Monday', '?']], marks: [[1, 2]] },
  { kind: 'place-value', numbers: [{ value: '47,210.5', mark: 6 }] },
  { kind: 'clock', clocks: [{ time: '00:00' }, { time: '23:59' }] },
  { kind: 'map', area: 'uganda', places: [{ name: 'Lake Kyoga', type: 'lake' }] },
  {
    kind: 'chart',
    form: 'line',
    title: 'Cold',
    values: [
      { label: 'a', value: -2 },
      { label: 'b', value: 3 },
    ],
  },
])('a true $kind is let through', (visual) => {
  expect(toldOf(visual)).toEqual([]);
});
