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
];
