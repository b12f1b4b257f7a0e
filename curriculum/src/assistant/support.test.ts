import {
  type PageBlock,
  pageLimits,
  type ToolPage,
  wordsOfBlock,
} from '@afrolearn/learning/assistant/page.ts';
import type { UnitSource } from '@afrolearn/learning/assistant/source.ts';
import { bandMarks } from '@afrolearn/learning/assistant/support/feedback-comments.ts';
import { letterWords, occasions } from '@afrolearn/learning/assistant/support/letter-words.ts';
import { mistakesIn } from '@afrolearn/learning/assistant/support/mistakes.ts';
import { commentsOf, readPupil } from '@afrolearn/learning/assistant/support/report-comments.ts';
import { concernIds } from '@afrolearn/learning/assistant/support/risk-concerns.ts';
import { supportTools } from '@afrolearn/learning/assistant/support/support-tools.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { type ToolId, toolIds } from '@afrolearn/learning/assistant/tools.ts';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { expect, test } from 'vitest';
import { realUnits, sampleUnits } from './real-units.ts';

const toolOf = (id: ToolId) => {
  const tool = supportTools.find((one) => one.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool;
};
const make = (id: ToolId, unit?: UnitSource, lesson?: Lesson, values: AnyValues = {}): ToolPage => {
  const facts = {
    draw: 3,
    ...(unit === undefined ? {} : { unit }),
    ...(lesson === undefined ? {} : { lesson }),
  };
  const page = toolOf(id).make(facts, values);
  if (page === null) throw new Error(`${id} made nothing of ${lesson?.id ?? unit?.id}`);
  return page;
};
const blocksOf = <K extends PageBlock['kind']>(page: ToolPage, kind: K) =>
  page.blocks.filter((block): block is Extract<PageBlock, { kind: K }> => block.kind === kind);
const wordsIn = (page: ToolPage) => page.blocks.flatMap(wordsOfBlock).join('\n');
const everyLesson = realUnits.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson })));
const [firstUnit] = sampleUnits;
if (firstUnit === undefined) throw new Error('no unit');

test('the five tools stand in the order of the list', () => {
  expect(supportTools.map(({ id }) => id)).toEqual(toolIds.support);
});

test('nearly every lesson has a mistake to reteach: with the wrong answer, why it breaks, and three checks', () => {
  let made = 0;
  for (const { unit, lesson } of everyLesson) {
    const mistakes = mistakesIn(unit, lesson);
    const page = toolOf('reteach-plan').make({ draw: 3, unit, lesson }, {});
    expect(page === null, lesson.id).toBe(mistakes.length === 0);
    if (page === null) continue;
    made++;
    const [mistake] = mistakes;
    const words = wordsIn(page);
    expect(words, lesson.id).toContain(mistake?.help);
    expect(words, lesson.id).toMatch(/the child answers “.+”/u);
    expect(blocksOf(page, 'questions')[0]?.questions, lesson.id).toHaveLength(3);
    expect(blocksOf(page, 'answers')[0]?.lines, lesson.id).toHaveLength(3);
    const example = blocksOf(page, 'list').at(-1)?.lines ?? [];
    expect(example.length, lesson.id).toBeGreaterThanOrEqual(2);
    const checks = blocksOf(page, 'questions')[0]?.questions.map((check) => JSON.stringify(check));
    expect(new Set(checks).size, lesson.id).toBe(3);
  }
  expect(made).toBeGreaterThan(everyLesson.length * 0.9);
});

test('the mistake that is picked is the one that is taught, and the minutes add up', () => {
  for (const unit of sampleUnits)
    for (const lesson of unit.lessons)
      for (const { value, label } of toolOf('reteach-plan').picks?.({ draw: 3, unit, lesson }) ?? []) {
        for (const minutes of [5, 7, 8, 10]) {
          const page = make('reteach-plan', unit, lesson, { mistake: value, minutes });
          expect(page.title).toContain(label.replace(/\.$/u, ''));
          const parts = blocksOf(page, 'heading').map(({ text }) =>
            Number(/, (\d+) minute/u.exec(text)?.[1] ?? 0),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minutes);
        }
      }
  expect(toolOf('reteach-plan').picks?.({ draw: 1 })).toEqual([]);
});

test.each([5, 7, 10, 20, 33, 50, 100])('out of %i, each mark belongs to one band', (of) => {
  const ranges = bandMarks(of);
  for (let mark = 0; mark <= of; mark++)
    expect(ranges.filter(({ from, to }) => from <= mark && mark <= to)).toHaveLength(1);
  expect(ranges[0]?.to).toBe(of);
});

test('every aim has a kind comment for each band, with the aim in it and something to do next', () => {
  for (const { unit, lesson } of everyLesson) {
    const page = make('feedback-comments', unit, lesson);
    const tables = blocksOf(page, 'table').filter(({ head }) => head[0] === 'Marks');
    expect(tables).toHaveLength(lesson.objectives.length);
    for (const [at, { rows }] of tables.entries()) {
      expect(rows).toHaveLength(4);
      const aim = (lesson.objectives[at] ?? '?').slice(1).replace(/\.$/u, '');
      for (const [, comment] of rows) {
        expect(comment, lesson.id).toContain(aim);
        expect(comment, lesson.id).toMatch(/Next: |Then |Begin |Come |Start /u);
        expect(comment?.replace(/“[^”]*”/gu, ''), lesson.id).not.toMatch(
          /\b(?:lazy|stupid|careless|useless|undefined)\b/iu,
        );
      }
    }
  }
});

test('a letter says the facts that were chosen, in each language and for each occasion', () => {
  for (const language of languageCodes)
    for (const occasion of occasions) {
      const values = {
        language,
        occasion,
        learnerName: 'Akello {date}',
        className: 'P2 Blue',
        date: '2026-03-10',
        sender: 'Ms Auma',
        school: 'Mango Tree Primary School',
      };
      const page = make('letter-to-parents', firstUnit, undefined, values);
      const words = wordsIn(page);
      expect(words).toContain('Akello {date}');
      expect(words).toContain(`Ms Auma\n${letterWords[language].sender}, Mango Tree Primary School`);
      expect(words).toContain(firstUnit.title);
      if (occasion === 'meeting' || occasion === 'test') expect(words).toContain('10/03/2026');
      expect(words.replaceAll('Akello {date}', '')).not.toMatch(/[{}]|undefined/u);
      expect(words.includes('wait for a reading by a speaker')).toBe(language !== 'en');
    }
});

test('a letter without a name says your child, and never he or she', () => {
  for (const occasion of occasions) {
    const words = wordsIn(make('letter-to-parents', firstUnit, undefined, { occasion }));
    expect(words).toContain('Dear parent or guardian,');
    expect(words).not.toMatch(/\b(?:he|she|his|her|him)\b/iu);
    const all = wordsIn(make('letter-to-parents', firstUnit, undefined, { occasion, language: 'four' }));
    for (const code of languageCodes) expect(all).toContain(letterWords[code].closing);
  }
});

test.each([
  ['Akello Sarah 78', { name: 'Akello Sarah', percent: 78 }],
  ['Okot, 41/60', { name: 'Okot', percent: 68 }],
  ['Nakato: 5 %', { name: 'Nakato', percent: 5 }],
  ['Apio Grace', { name: 'Apio Grace', percent: null }],
  ['Musa 150', null],
  ['Musa 3/0', null],
  ['  ', null],
])('%j is read as a pupil', (line, pupil) => expect(readPupil(line)).toEqual(pupil));

test('a class of ninety gets ninety different comments, without ranks and without he or she', () => {
  const names = Array.from({ length: 90 }, (_, at) => `Pupil${at} ${at % 2 === 0 ? 55 : 85}`);
  for (const unit of sampleUnits) {
    const page = make('report-comments', unit, undefined, { names: names.join('\n') });
    const rows = blocksOf(page, 'table')[0]?.rows ?? [];
    expect(rows.map(([name]) => name)).toEqual(names.map((line) => line.split(' ')[0]));
    const bare = rows.map(([name = '', comment = '']) => comment.replace(name, ''));
    expect(new Set(bare).size, unit.title).toBe(90);
    for (const [at, [name = '', comment = '']] of rows.entries()) {
      expect(comment.startsWith(name)).toBe(true);
      expect(comment).toMatch(/Next: /u);
      expect(comment.length).toBeLessThan(pageLimits.cell);
      expect(bare[at]).not.toMatch(
        /\b(?:he|she|his|her|him|first in|position|rank|best of|worst|class average)\b|\{[a-z]/iu,
      );
    }
  }
});

test('marks decide the words: no comment of one band stands in another', () => {
  for (const unit of sampleUnits) {
    const strong = new Set(commentsOf(unit, 'strong', 3));
    expect(commentsOf(unit, 'not-yet', 3).some((comment) => strong.has(comment))).toBe(false);
    expect(commentsOf(unit, 'strong', 3).length).toBe(strong.size);
    expect(strong.size).toBeGreaterThanOrEqual(150);
  }
});

test('a line that cannot be read is shown again, an empty list gives a bank, and a longer one says what is left', () => {
  const page = make('report-comments', firstUnit, undefined, { names: 'Akello 70\nMusa 150' });
  expect(wordsIn(page)).toContain('Musa 150');
  expect(blocksOf(make('report-comments', firstUnit), 'list')).toHaveLength(4);
  const many = Array.from({ length: 160 }, (_, at) => `Pupil${at} 70`).join('\n');
  expect(wordsIn(make('report-comments', firstUnit, undefined, { names: many }))).toContain('the last 10');
});

test.each(concernIds)(
  '%s: what to do first, who helps in Uganda, what not to do, and a sheet without names',
  (concern) => {
    const page = make('child-at-risk', undefined, undefined, { concern });
    // What is filled in and locked away is one sheet: it begins a new one, and nothing stands behind it.
    const form = page.blocks.findIndex((block) => block.kind === 'heading' && block.sheet === true);
    expect(page.blocks.slice(form + 1).map(({ kind }) => kind)).toEqual(['text', 'table', 'writing']);
    const words = wordsIn(page);
    for (const who of [
      '116',
      '999',
      'senior woman teacher',
      'LC 1',
      'Probation',
      'Child and Family Protection Unit',
    ])
      expect(words).toContain(who);
    expect(words).toContain('Do not promise to keep it secret.');
    expect(blocksOf(page, 'list')[0]?.lines.length).toBeGreaterThanOrEqual(2);
    const sheet = blocksOf(page, 'table').at(-1);
    expect(sheet?.rows.every(([, cell]) => cell === '')).toBe(true);
    expect(toolOf('child-at-risk').fields).not.toHaveProperty('learnerName');
  },
);
