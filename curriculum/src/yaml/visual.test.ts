import type { VisualKind } from '@afrolearn/learning/lessons/visuals.ts';
import { expect, test } from 'vitest';
import { type Finding, tellInto } from '#findings.ts';
import { parseYaml } from '#yaml/parse.ts';
import { visualKinds, visualSchema } from '#yaml/visual.ts';

const parse = (kind: VisualKind, text: string) => {
  const findings: Finding[] = [];
  const { value } = parseYaml({ file: 'x', text, firstLine: 10 }, visualSchema(kind), tellInto(findings));
  return { value, findings };
};

/** Touch scenes have their own tests. */
type Shown = Exclude<VisualKind, 'touch'>;

const examples: Readonly<Record<Shown, readonly [yaml: string, data: object]>> = {
  title: ['sub: Hello', { sub: 'Hello' }],
  points: ['points:\n  - one\n  - 1.50', { points: ['one', '1.50'] }],
  picture: ['figure: dam\ncaption: A dam', { figure: 'dam', caption: 'A dam' }],
  diagram: [
    'figure: dam\nlabels:\n  - text: dam\n    at: [1, 2]\n    to: [3, 4]',
    { figure: 'dam', labels: [{ text: 'dam', at: [1, 2], to: [3, 4] }] },
  ],
  steps: [
    'problem: Add.\nsteps:\n  - 1 + 1 = 2\n  - line: done\n    why: so',
    { problem: 'Add.', steps: [{ line: '1 + 1 = 2' }, { line: 'done', why: 'so' }] },
  ],
  'number-line': ['from: -2\nto: 2\nstep: 0.5', { from: -2, to: 2, step: 0.5 }],
  fractions: ['bars:\n  - parts: 4\n    shaded: 3', { bars: [{ parts: 4, shaded: 3 }] }],
  'place-value': ['numbers:\n  - value: 0047\n    mark: 3', { numbers: [{ value: '0047', mark: 3 }] }],
  shapes: [
    'unit: cm\nshapes:\n  - shape: rectangle\n    width: 6\n    height: 4\n    label: garden',
    { unit: 'cm', shapes: [{ shape: 'rectangle', width: 6, height: 4, label: 'garden' }] },
  ],
  clock: ['face: both\nclocks:\n  - time: 07:30', { face: 'both', clocks: [{ time: '07:30' }] }],
  money: [
    'groups:\n  - label: Apio pays\n    pieces:\n      - 1,000: 2\n      - 500: 1',
    {
      groups: [
        {
          label: 'Apio pays',
          pieces: [
            { value: 1000, count: 2 },
            { value: 500, count: 1 },
          ],
        },
      ],
    },
  ],
  map: [
    'area: uganda\nplaces:\n  - name: Jinja\n    type: city\n    lat: 0.44\n    lon: 33.2',
    { area: 'uganda', places: [{ name: 'Jinja', type: 'city', lat: 0.44, lon: 33.2 }] },
  ],
  timeline: ['events:\n  - 1962: Free.', { events: [{ when: '1962', what: 'Free.' }] }],
  comparison: [
    'columns:\n  - heading: A\n    points: [x]\n  - heading: B\n    points: [y]',
    {
      columns: [
        { heading: 'A', points: ['x'] },
        { heading: 'B', points: ['y'] },
      ],
    },
  ],
  chart: [
    'form: bar\ntitle: Rain\nvalues:\n  - 2020: 60\n  - 2019: 72',
    {
      form: 'bar',
      title: 'Rain',
      values: [
        { label: '2020', value: 60 },
        { label: '2019', value: 72 },
      ],
    },
  ],
  sentence: [
    'text: "[She|subject] sings [well|adverb]."',
    {
      parts: [
        { text: 'She', mark: 'subject' },
        { text: ' sings ' },
        { text: 'well', mark: 'adverb' },
        { text: '.' },
      ],
    },
  ],
  counters: [
    'thing: mango\ngroups:\n  - 5\n  - count: 3\n    label: Opio\nsign: minus',
    { thing: 'mango', groups: [{ count: 5 }, { count: 3, label: 'Opio' }], sign: '−' },
  ],
  bundles: ['numbers:\n  - 34\ncounts: yes', { numbers: [{ value: 34 }], counts: true }],
  table: [
    'head: [Day, Cups]\nrows:\n  - [Monday, "?"]\nmarks:\n  - [1, 2]',
    { head: ['Day', 'Cups'], rows: [['Monday', '?']], marks: [[1, 2]] },
  ],
  venn: [
    'sets:\n  - name: A\n    all: 5\n    only: 3\n  - name: B\n    only: [2, 4]\nboth: x\nshade: [both]',
    {
      sets: [
        { name: 'A', all: '5', only: ['3'] },
        { name: 'B', only: ['2', '4'] },
      ],
      both: ['x'],
      shade: ['both'],
    },
  ],
  'bar-model': [
    'bars:\n  - label: Opio\n    parts:\n      - 12\n      - size: 8\n        text: "?"\n    total: 20',
    { bars: [{ label: 'Opio', parts: [{ size: 12 }, { size: 8, text: '?' }], total: '20' }] },
  ],
  circuit: ['cells: 2\nbulbs: 1\nswitch: open', { cells: 2, bulbs: 1, switch: 'open' }],
  cycle: ['steps: [egg, chick, hen]', { steps: ['egg', 'chick', 'hen'] }],
  letters: ['write: Aa', { write: 'Aa' }],
  syllables: ['words:\n  - ba-na-na', { words: [['ba', 'na', 'na']] }],
  building: [
    'columns:\n  - name: Who?\n    words: [Akello, Opio]\n  - words: [eats]',
    { columns: [{ name: 'Who?', words: ['Akello', 'Opio'] }, { words: ['eats'] }] },
  ],
  'family-tree': [
    'families:\n  - parents: [Okot, Akello]\n    children: [Opio]',
    { families: [{ parents: ['Okot', 'Akello'], children: ['Opio'] }] },
  ],
  'food-web': [
    'feeds:\n  - from: grass\n    to: [goat]\n  - from: goat\n    to: [leopard]',
    {
      feeds: [
        { from: 'grass', to: ['goat'] },
        { from: 'goat', to: ['leopard'] },
      ],
    },
  ],
  globe: [
    'latitudes: [equator]\nplaces:\n  - name: Kampala\n    at: [0.3, 32.6]\nhour: 12',
    { latitudes: ['equator'], places: [{ name: 'Kampala', at: [0.3, 32.6] }], hour: 12 },
  ],
  question: [
    'question: Why?\noptions:\n  - right: a\n  - wrong: b\n    mistake: c\nexplain: So.',
    {
      item: {
        kind: 'single',
        question: 'Why?',
        options: [{ right: 'a' }, { wrong: 'b', mistake: 'c' }],
        explain: 'So.',
      },
    },
  ],
};

test.each(visualKinds.filter((kind): kind is Shown => kind !== 'touch'))(
  '%s is read as it is written',
  (kind) => {
    const [text, data] = examples[kind];
    const { value, findings } = parse(kind, text);
    expect(findings).toEqual([]);
    expect(value).toEqual({ kind, ...data });
  },
);

test.each<[VisualKind, string, number, RegExp]>([
  ['money', 'groups:\n  - pieces:\n      - 300: 2', 12, /coins and notes in use/],
  ['points', 'points:\n  - one', 11, /at least 2/],
  ['number-line', 'from: 0\nto: ten\nstep: 1', 11, /'to': must be a number/],
  ['chart', 'form: cake\ntitle: x\nvalues: []', 10, /must be one of: bar, line, pie, pictograph/],
  ['counters', 'groups:\n  - 3\n  - many', 12, /must be a number, or "count/],
  ['table', 'head: [a, b]\nrows:\n  - [x]', 12, /at least 2/],
  ['picture', 'caption: x', 10, /'figure' is missing/],
  ['clock', 'clocks:\n  - time: 07:30\n    lable: x', 12, /'lable' is not known here/],
  ['question', 'question: Why?\noptions:\n  - right: a\n  - wrng: b\nexplain: So.', 13, /must be "right: …"/],
])('a mistake in %s is told with its line', (kind, text, line, says) => {
  const { findings } = parse(kind, text);
  expect(findings[0]?.message).toMatch(says);
  expect(findings[0]?.line).toBe(line);
});
