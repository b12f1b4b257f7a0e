import { expect, test } from 'vitest';
import { pageLimits } from '#assistant/page.ts';
import { isForLearners, paperOf } from './page-as-paper.ts';
import { paperParts } from './paper-parts.ts';

const page = {
  title: 'Worksheet: Water',
  about: ['Primary 6 Science'],
  blocks: [
    { kind: 'heading', text: 'Read first' },
    { kind: 'text', text: 'Water runs downhill.' },
    { kind: 'list', ordered: false, lines: ['a cup', 'a spoon'] },
    {
      kind: 'table',
      head: [],
      rows: [
        ['Name', ''],
        ['Class', 'P6'],
      ],
    },
    { kind: 'table', head: ['Word', 'Meaning'], rows: [['tap', 'where water comes out']] },
    { kind: 'questions', questions: [{ text: 'Where does it run?', options: ['up', 'down'], marks: 1 }] },
    { kind: 'writing', count: 4 },
    { kind: 'questions', questions: [{ text: 'Put in order:\nA. rain\nB. river', marks: 2, lines: 2 }] },
    {
      kind: 'cards',
      cards: [
        { title: 'Level 1', lines: ['Look first:'] },
        { title: 'Level 1', lines: ['Look first:'] },
      ],
    },
    { kind: 'heading', text: 'For the teacher' },
    { kind: 'text', text: 'Give them to who is quick.' },
    { kind: 'answers', lines: ['down', 'A, B'] },
    { kind: 'heading', text: 'After the bell' },
  ],
  madeFrom: [],
} as const;

test('a page becomes words for learners: numbered through, and without the answers of the teacher', () => {
  expect(paperOf(page)?.paper.split('\n')).toEqual([
    '# Read first',
    '',
    'Water runs downhill.',
    '',
    '- a cup',
    '- a spoon',
    '',
    '- Name',
    '- Class: P6',
    '',
    '- Word: tap · Meaning: where water comes out',
    '',
    '1. Where does it run? (1 mark)',
    '   a) up',
    '   b) down',
    '',
    '2. Put in order: (2 marks)',
    '   A. rain',
    '   B. river',
    '',
    '# Level 1',
    'Look first:',
  ]);
});

test('what says nothing to learners, or is too long for one task, is none', () => {
  const long = { kind: 'text', text: 'word '.repeat(1_700) } as const;
  expect(paperOf({ ...page, blocks: [{ kind: 'answers', lines: ['down'] }] })).toBeNull();
  expect(paperOf({ ...page, blocks: [long] })).toBeNull();
  expect(paperOf(page)?.answers).toBe(
    page.blocks.flatMap((block) => (block.kind === 'answers' ? block.lines : [])).join('\n'),
  );
  expect(paperOf({ ...page, title: 'é'.repeat(200) })?.title).toBe('é'.repeat(120));
});

test('the words are drawn as headings, points and lines; what a teacher typed stays line by line', () => {
  expect(paperParts('# Read\n\n- a\n- b\n1. Ask\n   a) up\nDone.')).toEqual([
    { kind: 'heading', text: 'Read' },
    { kind: 'points', lines: ['a', 'b'] },
    { kind: 'line', text: '1. Ask' },
    { kind: 'under', text: 'a) up' },
    { kind: 'line', text: 'Done.' },
  ]);
  expect(paperParts('Draw a torch.')).toEqual([{ kind: 'line', text: 'Draw a torch.' }]);
});

test('the drawings of a page for young children stand in their task, each as often, with box and words', () => {
  const rows = [
    { task: 'Count the cups.', pictures: [{ drawing: 'cup', times: 3 }], write: true },
    { task: 'Colour the hen.', pictures: [{ drawing: 'hen', times: 1 }], pale: true },
    {
      task: 'Join.',
      pictures: [
        { drawing: 'hen', times: 1 },
        { drawing: 'clay-pot', times: 1 },
      ],
      words: ['pot', 'hen'],
    },
  ] as const;
  const given = paperOf({ ...page, blocks: [{ kind: 'pictures', rows }] });
  expect(paperParts(given?.paper ?? '')).toEqual([
    { kind: 'line', text: 'Count the cups.' },
    { kind: 'pictures', pictures: rows[0].pictures, write: true },
    { kind: 'line', text: 'Colour the hen.' },
    { kind: 'pictures', pictures: rows[1].pictures, pale: true },
    { kind: 'line', text: 'Join.' },
    { kind: 'pictures', pictures: rows[2].pictures },
    { kind: 'under', text: 'pot · hen' },
  ]);
  // Brackets that a teacher types stay plain words.
  for (const typed of ['[ ]', '[cup]', 'See [cup 3].', '[Draw 3]'])
    expect(paperParts(typed)).toEqual([{ kind: 'line', text: typed }]);
  expect(paperParts('[cup 99]')).toEqual([
    { kind: 'pictures', pictures: [{ drawing: 'cup', times: pageLimits.times }] },
  ]);
});

test('what names children or is for the teacher is not for learners', () => {
  for (const tool of [
    'report-comments',
    'child-at-risk',
    'class-figures',
    'letter-to-parents',
    'lesson-plan',
  ] as const)
    expect(isForLearners(tool)).toBe(false);
  expect(isForLearners('worksheet')).toBe(true);
});
