import { situations } from '@afrolearn/learning/assistant/learn/classroom-phrases.ts';
import { learnTools } from '@afrolearn/learning/assistant/learn/learn-tools.ts';
import { markedQuestions } from '@afrolearn/learning/assistant/learn/marking-practice.ts';
import { answersOf } from '@afrolearn/learning/assistant/learn/pupil-answers.ts';
import { ideasFor, weeksOfYear } from '@afrolearn/learning/assistant/learn/teaching-idea.ts';
import {
  type PageBlock,
  pageLimits,
  type ToolPage,
  wordsOfBlock,
} from '@afrolearn/learning/assistant/page.ts';
import { type ClassFigures, mistakesOf, type UnitSource } from '@afrolearn/learning/assistant/source.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { type ToolId, toolIds } from '@afrolearn/learning/assistant/tools.ts';
import { gradeField } from '@afrolearn/learning/quizzes/grade-field.ts';
import { expect, test } from 'vitest';
import { realUnits, sampleUnits } from './real-units.ts';

const toolOf = (id: ToolId) => {
  const tool = learnTools.find((one) => one.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool;
};
type Sources = { readonly unit?: UnitSource; readonly figures?: ClassFigures };
const make = (id: ToolId, sources: Sources = {}, values: AnyValues = {}): ToolPage => {
  const page = toolOf(id).make({ draw: 3, ...sources }, values);
  if (page === null) throw new Error(`${id} made nothing of ${sources.unit?.id}`);
  return page;
};
const blocksOf = <K extends PageBlock['kind']>(page: ToolPage, kind: K) =>
  page.blocks.filter((block): block is Extract<PageBlock, { kind: K }> => block.kind === kind);
const wordsIn = (page: ToolPage) => page.blocks.flatMap(wordsOfBlock).join('\n');

test('the five tools stand in the order of the list', () => {
  expect(learnTools.map(({ id }) => id)).toEqual(toolIds.learn);
});

test('a topic for the teacher has every word, every mistake and every lesson of the unit, and a check', () => {
  for (const unit of realUnits) {
    const page = make('topic-for-teacher', { unit }, { questions: 6 });
    const words = wordsIn(page);
    for (const { remember, keyTerms, title } of unit.lessons)
      for (const line of [title, ...remember, ...keyTerms.map(({ term }) => term)])
        expect(words).toContain(line);
    for (const { name, help } of mistakesOf([...unit.lessons, ...unit.quizzes])) {
      expect(words).toContain(name);
      expect(words).toContain(help);
    }
    const asked = blocksOf(page, 'questions')[0]?.questions ?? [];
    expect(asked).toHaveLength(6);
    expect(blocksOf(page, 'answers')[0]?.lines).toHaveLength(6);
    expect(page.blocks.length).toBeLessThan(pageLimits.blocks);
  }
});

test('marks of the invented pupils are those of the grader, and the three differ', () => {
  for (const unit of realUnits)
    for (const { parts } of markedQuestions(unit)) {
      const scripts = answersOf(parts, mistakesOf([...unit.lessons, ...unit.quizzes]));
      const sums = scripts.map((script) => script.reduce((sum, { marks }) => sum + marks, 0));
      const total = parts.reduce((sum, { marks }) => sum + marks, 0);
      expect(sums[0]).toBe(total);
      expect(sums[1]).toBeLessThan(total);
      for (const script of scripts)
        for (const [at, { given, marks, reason }] of script.entries()) {
          const part = parts[at];
          expect(reason).not.toBe('');
          if (part === undefined || part.field.kind === 'free' || given === '(nothing written)') continue;
          const { correct, score } = gradeField(part.field, given);
          expect([given, marks]).toEqual([given, correct ? part.marks : Math.floor(part.marks * score)]);
        }
    }
});

test('every unit of P4 to P7 gives marking practice, with all marks empty and a key for each pupil', () => {
  const fitting = realUnits.filter((unit) => toolOf('marking-practice').fits?.(unit));
  expect(fitting.length).toBeGreaterThan(14);
  for (const unit of fitting) {
    const page = make('marking-practice', { unit }, { questions: 2 });
    const scripts = blocksOf(page, 'table').filter(({ head }) => head.includes('Your mark'));
    for (const { head, rows } of scripts) {
      expect([head[1], head[3], head[5]]).toEqual(['Pupil A', 'Pupil B', 'Pupil C']);
      for (const row of rows) expect([row[2], row[4], row[6]], unit.title).toEqual(['', '', '']);
    }
    const key = blocksOf(page, 'answers')[0]?.lines ?? [];
    expect(key.filter((line) => /^Question \d, Pupil [ABC]: \d+ of \d+$/u.test(line))).toHaveLength(
      scripts.length * 3,
    );
  }
  expect(toolOf('marking-practice').fits?.(sampleUnits[0] as UnitSource)).toBe(false);
});

test('each class has another idea in each of forty weeks', () => {
  for (const unit of sampleUnits) {
    const titles = Array.from(
      { length: weeksOfYear },
      (_, week) => make('teaching-idea', { unit }, { week: week + 1 }).title.split(': ')[1],
    );
    expect(new Set(titles).size).toBe(weeksOfYear);
  }
  const lower = ideasFor('P1-P3', 1).map(({ title }) => title);
  const upper = ideasFor('P6-P7', 7).map(({ title }) => title);
  expect(new Set([...lower, ...upper]).size).toBeGreaterThanOrEqual(46);
  expect(lower).not.toContain('Mark like an examiner');
  expect(upper).not.toContain('Air writing');
  for (const { steps, why, minutes } of ideasFor('P4-P5', 4)) {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(why).not.toBe('');
    expect(minutes).toBeLessThanOrEqual(30);
  }
});

test('an idea is put to use with the words and questions of the unit', () => {
  for (const unit of realUnits) {
    const words = wordsIn(make('teaching-idea', { unit }, { week: 5 }));
    const terms = unit.lessons.flatMap(({ keyTerms }) => keyTerms.map(({ term }) => term));
    expect(terms.some((term) => words.includes(term))).toBe(true);
  }
});

test('more than sixty phrases stand in four languages, none twice and none empty', () => {
  const phrases = Object.values(situations).flatMap((situation) => situation.phrases);
  expect(phrases.length).toBeGreaterThanOrEqual(60);
  for (const column of [0, 1, 2, 3] as const) {
    const said = phrases.map((phrase) => phrase[column]);
    expect(said.filter((one) => one.trim() === '')).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  }
  for (const [english, , french] of phrases)
    expect(/[?!.]$/u.test(english) && /[?!.]$/u.test(french)).toBe(true);
});

test('phrases are chosen by situation and language, and wait for a speaker', () => {
  const page = make('classroom-phrases', {}, { situation: 'safety', language: 'lg' });
  expect(blocksOf(page, 'table')).toHaveLength(1);
  expect(blocksOf(page, 'table')[0]?.head).toEqual(['English', 'Luganda']);
  expect(wordsIn(page)).toContain('Si musango gwo.');
  expect(wordsIn(page)).toContain('wait for a reading by a speaker');
  expect(blocksOf(make('classroom-phrases'), 'table')).toHaveLength(8);
});

const pupil = (name: string, progress: number | null, attendance: number | null) => ({
  name,
  progress,
  attendance,
});
const wide: ClassFigures = {
  name: 'P6 Blue',
  pupils: [
    pupil('Akello', 10, 60),
    pupil('Okot', 80, 95),
    pupil('Nakato', 45, 90),
    pupil('Musa', null, null),
  ],
  mistakes: [{ id: 'a', name: 'Takes a frog for a reptile', help: 'Look at the skin.', pupils: 2 }],
  summary: {
    studentsCount: 4,
    avgProgress: 45,
    avgAttendance: 82,
    progressOverTime: [30, 33, 36, 40, 44, 45],
    studentsNeedingAttention: [{ name: 'Akello' }],
  },
};

test('the figures of a class are read in plain sentences that agree with them', () => {
  const words = wordsIn(make('class-figures', { figures: wide }));
  expect(words).toContain('Mean progress is 45 of 100');
  expect(words).toContain(
    '1 pupil below 25, 1 pupil from 25 to 49, 0 pupils from 50 to 74 and 1 pupil from 75 on',
  );
  expect(words).toContain('The class is spread wide');
  expect(words).toContain('figures of only 3 pupils');
  expect(words).toContain('1 pupil was away for more than a quarter');
  expect(words).toContain('has risen: from 30 to 45');
  expect(words).toContain('3 (for 1 pupil there are none');
  expect(words).toContain('not how clever a child is');
});

test('there are always three next steps, the most urgent first, bound to what the figures say', () => {
  const stepsOf = (figures: ClassFigures) =>
    blocksOf(make('class-figures', { figures }), 'list').at(-1)?.lines ?? [];
  const urgent = stepsOf(wide);
  expect(urgent).toHaveLength(3);
  expect(urgent[0]).toContain('often away');
  expect(urgent[1]).toContain('Takes a frog for a reptile');
  expect(urgent[2]).toContain('Akello');
  const calm: ClassFigures = {
    name: 'P3',
    pupils: Array.from({ length: 30 }, (_, at) => pupil(`P${at}`, 60, 96)),
    mistakes: [],
  };
  expect(stepsOf(calm)).toHaveLength(3);
  expect(stepsOf(calm).join()).not.toMatch(/often away|Reteach/u);
});

test('a class without figures is not given any', () => {
  const words = wordsIn(make('class-figures', { figures: { name: 'P1', pupils: [], mistakes: [] } }));
  expect(words).toContain('there is no progress to read');
  expect(words).toContain('No register was taken');
  expect(words).toContain('no six weeks of figures');
  expect(words).not.toMatch(/NaN|Infinity|undefined/u);
});
