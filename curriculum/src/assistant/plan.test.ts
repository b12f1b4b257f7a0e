import { type PageBlock, type ToolPage, wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { planTools } from '@afrolearn/learning/assistant/plan/plan-tools.ts';
import { schemeColumns } from '@afrolearn/learning/assistant/plan/scheme-of-work.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { toolIds } from '@afrolearn/learning/assistant/tools.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { termsOfYear, ugandanCalendar } from '@afrolearn/learning/streaks/calendar.ts';
import { addDays, daysBetween } from '@afrolearn/learning/streaks/days.ts';
import { expect, test } from 'vitest';
import { realUnit, realUnits, sampleUnits } from './real-units.ts';

const tool = (id: string) => {
  const found = planTools.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};
const make = (
  id: string,
  unit: (typeof realUnits)[number],
  lesson: Lesson | null,
  values: AnyValues = {},
) => {
  const page = tool(id).make({ draw: 3, unit, ...(lesson === null ? {} : { lesson }) }, values);
  if (page === null) throw new Error(`${id} made nothing of ${unit.title}`);
  return page;
};
const words = ({ title, blocks }: ToolPage) => [title, ...blocks.flatMap(wordsOfBlock)].join('\n');
type Table = Extract<PageBlock, { kind: 'table' }>;
const tables = ({ blocks }: ToolPage) => blocks.filter((block): block is Table => block.kind === 'table');
const minutesIn = (table: Table | undefined, column: number) =>
  (table?.rows ?? []).reduce((sum, row) => sum + Number.parseInt(row[column] ?? '', 10), 0);

test('the group Plan has its five tools, in the order of the list', () => {
  expect(planTools.map(({ id }) => id)).toEqual([...toolIds.plan]);
});

test('the steps of a lesson plan add up to the period, whatever its length and the lesson', () => {
  for (const unit of realUnits)
    for (const lesson of unit.lessons)
      for (const minutes of [20, 40, 65]) {
        const page = make('lesson-plan', unit, lesson, { minutes, pupils: 58 });
        const steps = tables(page).find(({ head }) => head[0] === 'Step');
        expect([lesson.id, minutesIn(steps, 1)]).toEqual([lesson.id, minutes]);
        expect(steps?.rows.length).toBeGreaterThanOrEqual(5);
      }
});

test('a lesson plan has the objectives, words and scenes of its own lesson and no other', () => {
  for (const unit of sampleUnits) {
    const [lesson, other] = unit.lessons;
    if (lesson === undefined || other === undefined) throw new Error('no lessons');
    const said = words(make('lesson-plan', unit, lesson, { className: 'P7 Blue', date: '2026-03-10' }));
    for (const objective of lesson.objectives)
      expect(said.toLowerCase()).toContain(objective.toLowerCase().replace(/[.;]+$/u, ''));
    for (const { term } of lesson.keyTerms) expect(said).toContain(term);
    expect(said).toContain(lesson.scenes[0]?.narration.split('. ')[0]);
    for (const { prompt } of lesson.quickCheck) expect(said).toContain(prompt);
    expect(said).toContain('Tuesday 10 March 2026');
    expect(said).not.toContain(other.objectives[0]);
  }
});

test('a scheme of work has the columns of Uganda and every lesson once, in order, over all periods', () => {
  for (const unit of sampleUnits)
    for (const [weeks, periods] of [
      [1, 2],
      [2, 5],
      [3, 7],
    ] as const) {
      const [table] = tables(make('scheme-of-work', unit, null, { week: 4, weeks, periods }));
      expect(table?.head).toEqual([...schemeColumns]);
      const rows = table?.rows ?? [];
      const titles = rows.map((row) => row[3] ?? '').filter((title) => !title.endsWith('(continued)'));
      expect(titles.filter((title) => title !== 'Test and correction')).toEqual(
        unit.lessons.map(({ title }) => title),
      );
      const used = rows.flatMap(([week = '', period = '']) => {
        const [from = 0, to = from] = period.split(' to ').map(Number);
        return Array.from({ length: to - from + 1 }, (_, at) => (Number(week) - 4) * periods + from + at);
      });
      expect([...new Set(used)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: weeks * periods }, (_, at) => at + 1),
      );
      for (const row of rows) expect(row).toHaveLength(schemeColumns.length);
    }
});

test('a lesson opener takes its minutes, asks about the lesson before and gives the answer to the teacher', () => {
  for (const unit of sampleUnits) {
    const [, second] = unit.lessons;
    if (second === undefined) throw new Error('one lesson only');
    const page = make('lesson-opener', unit, second, { minutes: 7 });
    expect(minutesIn(tables(page)[0], 1)).toBe(7);
    expect(words(page)).toContain(second.scenes[0]?.narration);
    expect(page.madeFrom.map(({ id }) => id)).toContain(second.id);
  }
});

test('no cell of a plan, opener or scheme is empty that is not left for the teacher, and each is a whole sentence', () => {
  for (const unit of realUnits)
    for (const lesson of unit.lessons) {
      const steps = tables(make('lesson-plan', unit, lesson)).find(({ head }) => head[0] === 'Step');
      expect(steps?.rows.length, lesson.id).toBeGreaterThan(3);
      for (const [, , teacher = '', learners = ''] of steps?.rows ?? [])
        for (const cell of [teacher, learners]) expect(cell, lesson.id).toMatch(/\S.*[.!?):…]["'”’)]*$/u);
      const opener = tables(make('lesson-opener', unit, lesson))[0]?.rows ?? [];
      expect(opener.find(([name]) => name === 'Big question')?.[2], lesson.id).toMatch(/\?/u);
    }
  const [table] = tables(make('scheme-of-work', realUnit(400), null, { weeks: 4, periods: 2 }));
  const contents = (table?.rows ?? []).filter((row) => row[3]?.endsWith('(continued)')).map((row) => row[6]);
  const taught = (table?.rows ?? []).filter((row) => !row[3]?.endsWith('(continued)')).map((row) => row[6]);
  expect(taught.filter((content) => contents.includes(content))).toEqual([]);
});

test('a term calendar counts weeks from any day, and places holidays and events', () => {
  const page = tool('term-calendar').make(
    { draw: 1 },
    {
      term: '1',
      starts: '2026-02-11',
      weeks: 12,
      events: '2026-03-20 Sports day\nweek 5: Visitation\n8 April Debate\nChoose prefects',
    },
  );
  if (page === null) throw new Error('no calendar');
  const rows = tables(page)[0]?.rows ?? [];
  expect(rows).toHaveLength(12);
  expect(rows[0]?.[1]).toBe('Wed 11 February to Fri 13 February\n3 days');
  expect(rows[1]?.[1]).toBe('Tue 17 February to Fri 20 February\n4 days');
  expect(rows[1]?.[3]).toBe('16 February: Archbishop Janani Luwum Day');
  expect(rows.find((row) => row[4]?.includes('Sports day'))?.[0]).toBe('6');
  expect(rows[4]?.[4]).toBe('Visitation');
  // Easter is on 5 April 2026.
  expect(rows.flatMap((row) => (row[3] ?? '').split('\n'))).toEqual(
    expect.arrayContaining(['3 April: Good Friday', '6 April: Easter Monday']),
  );
  expect(rows.find((row) => row[4] === '8 April: Debate')?.[0]).toBe('9');
  expect(words(page)).toContain('Choose prefects');
  expect(rows[11]?.[2]).toContain('End-of-term');
});

test('without a first day the weeks are counted and no day is invented', () => {
  const page = tool('term-calendar').make({ draw: 1 }, { term: '3', weeks: 10 });
  const rows = page === null ? [] : (tables(page)[0]?.rows ?? []);
  expect(rows.map((row) => [row[0], row[1], row[3]])).toEqual(
    Array.from({ length: 10 }, (_, at) => [String(at + 1), '', '']),
  );
  expect(page === null ? '' : words(page)).toContain('Choose the first day of the term');
});

/** The days in a cell such as 'Mon 9 February to Wed 11 February'. */
const daysIn = (cell: string, year: number): readonly string[] =>
  cell.split('\n').flatMap((line) => {
    const ends = [...line.matchAll(/([A-Z][a-z]{2}) (\d+) ([A-Z][a-z]+)/gu)].map(
      ([, weekday, day, month]) => {
        const found = new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10);
        expect(new Date(found).toUTCString().slice(0, 3)).toBe(weekday);
        return found;
      },
    );
    const [from, to = from] = ends;
    if (from === undefined || to === undefined) return [];
    return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  });

test('the calendar of a term has every school day of Uganda once, no weekend and no public holiday', () => {
  for (const year of [2025, 2026, 2027, 2028])
    for (const [at, term] of termsOfYear(year).entries()) {
      const begun = tool('term-calendar').begins?.(addDays(term.from, -3), at + 1) ?? {};
      expect(begun.starts).toBe(term.from);
      const page = tool('term-calendar').make({ draw: 1 }, begun);
      const rows = page === null ? [] : (tables(page)[0]?.rows ?? []);
      const all = Array.from({ length: daysBetween(term.from, term.to) + 1 }, (_, nth) =>
        addDays(term.from, nth),
      );
      expect(rows.flatMap((row) => daysIn(row[1] ?? '', year))).toEqual(all.filter(ugandanCalendar));
      expect(rows.filter((row) => row[2] === '')).toEqual([]);
    }
});

test('a new calendar begins with the term of the day, after the year with the next one', () => {
  const begins = tool('term-calendar').begins;
  expect(begins?.('2026-06-20', null)).toEqual({ term: '2', starts: '2026-05-25', weeks: 13 });
  expect(begins?.('2026-12-20', null)?.starts).toBe(termsOfYear(2027)[0]?.from);
  expect(begins?.('2026-06-20', 3)?.starts).toBe('2026-09-14');
});

test('a term that begins on a Sunday begins on the Monday, and days that differ from the Ministry’s are said', () => {
  const page = tool('term-calendar').make({ draw: 1 }, { term: '2', starts: '2026-05-31', weeks: 12 });
  if (page === null) throw new Error('no calendar');
  expect(tables(page)[0]?.rows[0]?.[1]).toBe('Mon 1 June to Tue 2 June\nThu 4 June to Fri 5 June\n4 days');
  expect(words(page)).toContain('term 2 runs from 25 May 2026 to 21 August 2026');
});

test('practical work has the steps of the lesson, its own warnings and those of the place', () => {
  const unit = realUnit(400);
  const lesson = unit.lessons.find(({ n }) => n === 4);
  if (lesson === undefined) throw new Error('no lesson 4');
  const page = make('practical-work', unit, lesson, { pupils: 58, minutes: 80, place: 'outside' });
  const said = words(page);
  expect(said).toContain('Never use a wall socket.');
  expect(said).toContain('Count the learners');
  expect(said).toContain('Did the lamp shine?');
  expect(said).toMatch(/8 groups of 6 and 2 of 5/u);
  expect(
    minutesIn(
      tables(page).find(({ head }) => head[0] === 'Part'),
      1,
    ),
  ).toBe(80);
});

const safetyIn = ({ blocks }: ToolPage) => {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Safety');
  const list = blocks[at + 1];
  if (list?.kind !== 'list') throw new Error('no list of what is safe');
  return list.lines;
};

test('a warning is kept however it begins and ends, and one that says only “it” with the sentence before it', () => {
  const unit = realUnit(400);
  const lesson = unit.lessons.find(({ n }) => n === 4);
  if (lesson === undefined) throw new Error('no lesson 4');
  const remember = [
    'The pan is hot.',
    'Never touch a bare wire!',
    'Let the lamp cool. It is hot.',
    'It is sharp.',
    'Is the pan hot?',
  ];
  const warned = safetyIn(make('practical-work', unit, { ...lesson, tryThis: [], resources: [], remember }));
  expect(warned).toEqual(remember.slice(0, 3));
});

test('what is to be brought is what the lesson asks for, and neither a board nor a question warns anybody', () => {
  const unit = realUnit(400);
  const lesson = unit.lessons.find(({ n }) => n === 2);
  if (lesson === undefined) throw new Error('no lesson 2');
  const page = make('practical-work', unit, lesson, {});
  const [, things] =
    tables(page)
      .flatMap(({ rows }) => rows)
      .find(([name]) => name === 'Things to bring, for each group') ?? [];
  expect(things).toMatch(/^a plastic pen or comb/u);
  expect(things).not.toMatch(/board/u);
  expect(safetyIn(page).filter((line) => !/[.!]$/u.test(line))).toEqual([]);
  expect(words(page)).toContain('Her brother is afraid of the bang');
});

test('every tool works on every lesson that is written, twice the same, and says what it was made from', () => {
  for (const unit of realUnits)
    for (const lesson of unit.lessons)
      for (const { id, make: run } of planTools) {
        const page = run({ draw: 9, unit, lesson }, {});
        expect(page, `${id} ${lesson.id}`).not.toBeNull();
        expect(run({ draw: 9, unit, lesson }, {})).toEqual(page);
        if (id !== 'term-calendar') expect(page?.madeFrom[0]?.id).toBe(`u${unit.id}`);
      }
});

test('a scheme of work of a topic that is titles only has them all in order, and says what is missing', () => {
  const titles = ['Our rivers', 'Our lakes', 'Our hills'];
  const { lessons: _, readings: __, quizzes: ___, ...head } = realUnit(400);
  const page = tool('scheme-of-work').outline?.({ ...head, topics: ['water', 'land'], titles }, { weeks: 1 });
  if (page == null) throw new Error('no scheme of titles');
  const [table] = tables(page);
  const subTopics = (table?.rows ?? []).map((row) => row[3]);
  expect([...new Set(subTopics)].filter((one) => titles.includes(one ?? ''))).toEqual(titles);
  expect(table?.rows.every((row) => row.length === schemeColumns.length && row[4] === '')).toBe(true);
  expect(words(page)).toMatch(/not written in AfroLearn yet.*left for you to fill in/);
});
