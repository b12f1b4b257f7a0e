import type { Shown } from '@afrolearn/learning/lessons/visuals.ts';

export const visualSamples: readonly Shown[] = [
  {
    kind: 'counters',
    thing: 'mango',
    groups: [
      { count: 4, label: 'Opio' },
      { count: 3, label: 'Akello' },
    ],
    sign: '+',
  },
  { kind: 'counters', thing: 'bottle-top', groups: [{ count: 8, crossed: 3 }] },
  { kind: 'counters', thing: 'egg', groups: [{ count: 20 }, { count: 17 }], sign: 'or', frames: true },
  {
    kind: 'counters',
    thing: 'fish',
    groups: Array.from({ length: 6 }, (_, at) => ({ count: 10 - at, label: `Kyomugisha ${at + 1}` })),
  },
  { kind: 'counters', thing: 'stick', groups: [{ count: 3 }, { count: 3 }, { count: 3 }], sign: '+' },
  { kind: 'counters', thing: 'bean', groups: [{ count: 5 }] },
  { kind: 'counters', thing: 'stone', groups: [{ count: 6 }] },
  { kind: 'counters', thing: 'leaf', groups: [{ count: 7 }] },
  { kind: 'bundles', numbers: [{ value: 34 }], counts: true },
  { kind: 'bundles', numbers: [{ value: 999 }], counts: true },
  {
    kind: 'bundles',
    numbers: [
      { value: 99, label: 'Nakato' },
      { value: 86, label: 'Wasswa' },
    ],
    sign: '+',
    counts: true,
  },
  {
    kind: 'table',
    title: 'Cups of porridge',
    head: ['Day', 'Cups'],
    rows: [
      ['Monday', '12'],
      ['Tuesday', '?'],
    ],
    marks: [[1, 2]],
  },
  {
    kind: 'table',
    head: ['Day', 'P1', 'P2', 'P3', 'P4', 'P5'],
    rows: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'All'].map((day, at) => [
      day,
      ...[41, 38, 52, 47, 60].map((count) => String(count + at)),
    ]),
  },
  {
    kind: 'venn',
    sets: [
      { name: 'Football', all: '11', only: ['8'] },
      { name: 'Netball', only: ['?'] },
    ],
    both: ['3'],
    outside: ['4'],
    whole: '20',
    shade: ['both'],
  },
  {
    kind: 'venn',
    sets: [
      {
        name: 'like sweet potatoes',
        all: '99',
        only: ['2', '4', '8', '10', '14', '16', '20', '22'],
      },
      { name: 'learners who grow groundnuts', only: ['elephant', 'crocodile', 'gorilla', 'kob', 'crane'] },
    ],
    both: ['bat', 'hen', 'goat', 'cow'],
    outside: ['grasshopper, crested crane, fish'],
    shade: ['left', 'outside'],
  },
  {
    kind: 'bar-model',
    bars: [{ parts: [{ size: 12 }, { size: 8, text: '?', mark: true }], total: '20' }],
  },
  {
    kind: 'bar-model',
    bars: [
      {
        label: 'Kyomugisha picks mangoes',
        parts: Array.from({ length: 10 }, () => ({ size: 10 })),
        total: '100',
      },
      { label: 'Onencan', parts: [{ size: 45 }, { size: 30 }], total: '?' },
      { label: 'Afoyorwoth', parts: [{ size: 60, text: '60 mangoes' }] },
    ],
  },
  {
    kind: 'shapes',
    shapes: [
      { shape: 'line-angles', angles: [65, 115], marks: ['65°', '?'] },
      { shape: 'line-angles', angles: [15, 25, 140] },
      { shape: 'corners', angles: [60, 50, 70], marks: ['60°', '50°', '?'] },
      { shape: 'corners', angles: [20, 130, 30] },
    ],
  },
  { kind: 'shapes', unit: 'cm', shapes: [{ shape: 'box', length: 90, width: 40, height: 100 }] },
  { kind: 'shapes', unit: 'cm', shapes: [{ shape: 'box', length: 4, width: 15, height: 2 }] },
  { kind: 'circuit', cells: 1, bulbs: 1, switch: 'closed' },
  { kind: 'circuit', cells: 3, bulbs: 3, switch: 'open' },
  { kind: 'circuit', cells: 2, bulbs: 2, join: 'parallel', switch: 'closed' },
  { kind: 'circuit', cells: 1, bulbs: 1, broken: true },
  { kind: 'cycle', title: 'water cycle', steps: ['evaporation', 'condensation', 'rain falls'] },
  {
    kind: 'cycle',
    title: 'life of a mosquito',
    steps: [
      'eggs on still water',
      'condensation of steam',
      'evaporation everywhere',
      'rain falls',
      'larva swims',
      'adult flies',
    ],
  },
  { kind: 'letters', write: 'Aa' },
  { kind: 'letters', write: 'MWE' },
  { kind: 'letters', write: 'abcde', plain: true },
  { kind: 'letters', write: 'fghij', plain: true },
  { kind: 'letters', write: 'klmno', plain: true },
  { kind: 'letters', write: 'pqrst', plain: true },
  { kind: 'letters', write: 'uvwxy', plain: true },
  { kind: 'letters', write: 'z0123', plain: true },
  { kind: 'letters', write: '45678', plain: true },
  { kind: 'letters', write: '9BCDE', plain: true },
  { kind: 'letters', write: 'FGHIJ', plain: true },
  { kind: 'letters', write: 'KLMNO', plain: true },
  { kind: 'letters', write: 'PQRST', plain: true },
  { kind: 'letters', write: 'UVWXY', plain: true },
  { kind: 'letters', write: 'Zg', plain: true },
  { kind: 'syllables', words: [['ba', 'na', 'na']] },
  {
    kind: 'syllables',
    words: [['Kyo', 'mu', 'gi', 'sha'], ['hip', 'po', 'pot', 'a', 'mus'], ['book']],
  },
  {
    kind: 'building',
    columns: [
      { name: 'Who?', words: ['Akello', 'Opio'] },
      { name: 'does', words: ['eats', 'buys'] },
      { name: 'what?', words: ['a mango', 'beans'] },
    ],
  },
  {
    kind: 'building',
    columns: [
      { name: 'Who?', words: ['Afoyorwo', 'Onencan', 'Masika', 'Hamza'] },
      { name: 'does', words: ['carries', 'washes', 'brings', 'mends'] },
      { name: 'what?', words: ['a basket', 'the cups', 'water', 'a bag'] },
      { name: 'when?', words: ['tomorrow', 'today', 'at noon', 'daily'] },
    ],
  },
  {
    kind: 'family-tree',
    families: [
      { parents: ['Grandfather Okot', 'Grandmother Akello'], children: ['Aunt Apio', 'Father'] },
      { parents: ['Father', 'Mother'], children: ['Opio', 'Acen', 'Ojok'] },
    ],
  },
  {
    kind: 'food-web',
    feeds: [
      { from: 'grass', to: ['grasshopper', 'goat'] },
      { from: 'maize', to: ['rat', 'grasshopper'] },
      { from: 'grasshopper', to: ['hen'] },
      { from: 'rat', to: ['snake'] },
      { from: 'hen', to: ['eagle'] },
      { from: 'snake', to: ['eagle'] },
    ],
  },
  {
    kind: 'globe',
    latitudes: ['equator', 'cancer', 'capricorn', 'arctic', 'antarctic'],
    greenwich: true,
    places: [{ name: 'Kampala', at: [0.3, 32.6] }],
  },
  { kind: 'globe', middle: 0, greenwich: true, latitudes: ['equator'], hour: 12 },
];
