import {
  type PageBlock,
  pageLimits,
  type ToolPage,
  wordsOfBlock,
} from '@afrolearn/learning/assistant/page.ts';
import type { UnitSource } from '@afrolearn/learning/assistant/source.ts';
import { pupilLines, readPupil } from '@afrolearn/learning/assistant/support/pupil-lines.ts';
import { reportComments } from '@afrolearn/learning/assistant/support/report-comments.ts';
import { expect, test } from 'vitest';
import { realUnits, sampleUnits } from './real-units.ts';

const make = (unit: UnitSource, values: { names?: string } = {}): ToolPage => {
  const page = reportComments.make({ draw: 3, unit }, values);
  if (page === null) throw new Error(`no comments for ${unit.id}`);
  return page;
};
const blocksOf = <K extends PageBlock['kind']>(page: ToolPage, kind: K) =>
  page.blocks.filter((block): block is Extract<PageBlock, { kind: K }> => block.kind === kind);
const wordsIn = (page: ToolPage) => page.blocks.flatMap(wordsOfBlock).join('\n');
const [firstUnit] = sampleUnits;
if (firstUnit === undefined) throw new Error('no unit');

test.each([
  ['Akello Sarah 78', { name: 'Akello Sarah', percent: 78, attendance: null }],
  ['Okot, 41/60', { name: 'Okot', percent: 68, attendance: null }],
  ['Nakato: 5 %', { name: 'Nakato', percent: 5, attendance: null }],
  ['Apio Grace', { name: 'Apio Grace', percent: null, attendance: null }],
  ['Apio Grace (attendance 92%)', { name: 'Apio Grace', percent: null, attendance: 92 }],
  ['Apio Grace 41/60 (attendance 92%)', { name: 'Apio Grace', percent: 68, attendance: 92 }],
  ['Apio Grace 60 (attendance 920%)', null],
  ['Musa 150', null],
  ['Musa 3/0', null],
  ['  ', null],
  ['Aciro Vicky (attendance 100%) 78', { name: 'Aciro Vicky', percent: 78, attendance: 100 }],
  ['Aciro Vicky (attendance 96%)41/60', { name: 'Aciro Vicky', percent: 68, attendance: 96 }],
])('%j is read as a pupil', (line, pupil) => expect(readPupil(line)).toEqual(pupil));

test('the lines of a class are read back as they are recorded', () => {
  const pupils = [
    { name: 'Akello Sarah', attendance: 91.6 },
    { name: 'Okot', attendance: null },
  ];
  expect(pupilLines(pupils).split('\n').map(readPupil)).toEqual([
    { name: 'Akello Sarah', percent: null, attendance: 92 },
    { name: 'Okot', percent: null, attendance: null },
  ]);
});

test('a class of 120 gets 120 different comments, and neighbours different next steps', () => {
  for (const marks of [(at: number) => (at % 2 === 0 ? ' 55' : ' 85'), () => ' 70', () => '']) {
    const names = Array.from({ length: 120 }, (_, at) => `Pupil${at}${marks(at)}`);
    for (const unit of realUnits) {
      const page = make(unit, { names: names.join('\n') });
      const rows = blocksOf(page, 'table')[0]?.rows ?? [];
      expect(rows.map(([name]) => name)).toEqual(names.map((line) => line.split(' ')[0]));
      const bare = rows.map(([name = '', comment = '']) => comment.replace(name, ''));
      expect(new Set(bare).size, unit.title).toBe(120);
      // Twenty in a row without a repeated next step.
      const steps = bare.slice(0, 20).map((comment) => comment.slice(comment.indexOf('. ') + 2));
      expect(new Set(steps).size, unit.title).toBe(20);
    }
  }
});

test('a report comment says only what is recorded: the mark, the attendance and an aim to work on', () => {
  const names = [
    'Akello 85',
    'Okot 65 (attendance 92%)',
    'Musa 45',
    'Apio 12',
    'Deng',
    'Ayo (attendance 50%)',
  ];
  const known = /^ ?(?:has|reached|got|:) ?(?:\d+|____) of 100(?: marks)? in .+?\. /u;
  for (const unit of realUnits) {
    const aims = unit.lessons.flatMap(({ objectives }) => objectives).map((aim) => aim.slice(1, -1));
    const page = make(unit, { names: names.join('\n') });
    const rows = blocksOf(page, 'table')[0]?.rows ?? [];
    expect(rows, unit.title).toHaveLength(names.length);
    for (const [name = '', comment = ''] of rows) {
      expect(comment.startsWith(name)).toBe(true);
      const rest = comment.slice(name.length);
      expect(rest, unit.title).toMatch(known);
      const sentences = rest.replace(known, '');
      const attendance = names.find((line) => line.startsWith(name))?.match(/attendance (\d+)/u)?.[1];
      const said =
        attendance === undefined ? '' : `In school on ${attendance}% of the days that were recorded. `;
      expect(sentences.startsWith(said)).toBe(true);
      expect(sentences.slice(said.length)).toMatch(
        /^(?:Next: |This term the class learns|One aim of this term)/u,
      );
      expect(
        aims.some((aim) => sentences.includes(aim)),
        comment,
      ).toBe(true);
      expect(comment.length).toBeLessThan(pageLimits.cell);
      const aim = aims.find((one) => sentences.includes(one)) ?? '';
      // Words behind an aim would join its last words.
      const behind = sentences.slice(sentences.indexOf(aim) + aim.length);
      expect(behind, comment).toMatch(/^["”]?[.?!"”]+(?: \p{Lu}|$)/u);
      expect(rest.replace(aim, '')).not.toMatch(
        /\b(?:he|she|position|rank|best of|worst|class average)\b|\{[a-z]/iu,
      );
    }
  }
});

test('pupils without a mark get a blank for the pen, and the page says how marks come in', () => {
  const page = make(firstUnit, { names: 'Akello 70\nDeng (attendance 100%)' });
  const [, deng = []] = blocksOf(page, 'table')[0]?.rows ?? [];
  expect(deng[1]).toContain('____ of 100');
  expect(deng[1]).toContain('In school on every day that was recorded.');
  expect(deng[1]).not.toMatch(/no mark|needs a mark/);
  expect(wordsIn(page)).toContain('1 of 2 pupils has no mark here.');
  expect(wordsIn(make(firstUnit, { names: 'Akello 70' }))).not.toContain('no mark here');
});

test('a line that cannot be read is shown again, an empty list gives a bank, and a longer one says what is left', () => {
  const page = make(firstUnit, { names: 'Akello 70\nMusa 150' });
  expect(wordsIn(page)).toContain('Musa 150');
  expect(blocksOf(make(firstUnit), 'list')).toHaveLength(4);
  const many = Array.from({ length: 160 }, (_, at) => `Pupil${at} 70`).join('\n');
  expect(wordsIn(make(firstUnit, { names: many }))).toContain('the last 10');
});
