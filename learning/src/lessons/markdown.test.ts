import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkdown } from '#lessons/markdown.ts';
import { plainText } from '#lessons/text.ts';

const resolve = (target: string) =>
  target.startsWith('https://learn.ug/') || target.startsWith('/lesson/') ? target : undefined;
const read = (text: string) => readMarkdown(text, resolve);

test('a text becomes headings, paragraphs, lists, quotes and tables', () => {
  const { blocks, problem } = read(
    [
      '## Soil',
      'Soil is **alive**.',
      'It is *not* dirt.',
      '',
      '- sand',
      '* clay',
      '',
      '1. Dig.',
      '2) Look.',
      '',
      '> Mother earth',
      '',
      '---',
      '| Kind | Feels |',
      '|---|---|',
      '| sand | rough |',
      '',
      'See [the lesson](/lesson/u400-l1).',
    ].join('\n'),
  );
  expect(problem).toBeNull();
  expect(blocks).toEqual([
    { kind: 'heading', line: [{ text: 'Soil' }] },
    {
      kind: 'paragraph',
      line: [
        { text: 'Soil is ' },
        { text: 'alive', strong: true },
        { text: '. It is ' },
        { text: 'not', em: true },
        { text: ' dirt.' },
      ],
    },
    { kind: 'bullets', items: [[{ text: 'sand' }], [{ text: 'clay' }]] },
    { kind: 'numbers', items: [[{ text: 'Dig.' }], [{ text: 'Look.' }]] },
    { kind: 'quote', line: [{ text: 'Mother earth' }] },
    {
      kind: 'table',
      head: [[{ text: 'Kind' }], [{ text: 'Feels' }]],
      rows: [[[{ text: 'sand' }], [{ text: 'rough' }]]],
    },
    {
      kind: 'paragraph',
      line: [{ text: 'See ' }, { text: 'the lesson', href: '/lesson/u400-l1' }, { text: '.' }],
    },
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'text/html'],
  ['<img src=x onerror=alert(1)', 'text/html'],
  ['<!-- x -->', 'text/html'],
  ['</p>', 'text/html'],
  ['![me](https://learn.ug/me.png)', 'text/picture'],
  ['[x](javascript:alert)', 'text/link-not-allowed'],
  ['[x](javascript:alert(1))', 'text/link-form'],
  ['[x](  javascript:alert(1))', 'text/link-form'],
  ['[x](data:text/html;base64,PHNj)', 'text/link-not-allowed'],
  ['[x](//evil.example)', 'text/link-not-allowed'],
  ['[x](http://learn.ug/a)', 'text/link-not-allowed'],
  ['[a]: https://evil.example', 'text/link-form'],
])('%j is refused: %s', (text, key) => {
  expect(read(text).problem).toMatchObject({ key });
});

test.each([
  '3 < 5 and 7 > 2',
  'a * b = c',
  '[not a link]',
  'javascript: is a language',
  '5 <= x',
  '1. ',
  '|',
  '#tag',
])('%j is fine, and nothing of it is lost', (text) => {
  const { blocks, problem } = read(text);
  expect(problem).toBeNull();
  expect(plainText(blocks).trim()).toBe(
    text
      .replace(/^1\. $/, '1.')
      .replace(/^\|$/, '')
      .trim(),
  );
});

test('whatever is written, no link leads to where it may not', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '*',
    '**',
    'a',
    ' ',
    '\n',
    '|',
    '- ',
    'javascript:',
    'https://learn.ug/',
    '<',
    '!',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      for (const [, href] of JSON.stringify(read(parts.join('')).blocks).matchAll(/"href":"([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/learn\.ug\//);
    }),
  );
});

test.each(['[', '*', '[a](', '**a', '<', '|', '> ', '- '])(
  '50,000 signs of %j are read at once, not letter by letter again and again',
  (piece) => {
    const text = piece.repeat(Math.ceil(50_000 / piece.length));
    const short = piece.repeat(Math.ceil(5_000 / piece.length));
    const timed = (one: string) => {
      const before = Date.now();
      read(one);
      return Date.now() - before;
    };
    // The best of three runs, to ignore other load on the machine.
    const best = (one: string) => Math.min(timed(one), timed(one), timed(one));
    // Ten times the length may take ten times as long, plus noise; quadratic time would be a hundred times.
    expect(best(text)).toBeLessThan(40 * best(short) + 500);
  },
);
