import { type PageBlock, type ToolPage, wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { onPaper } from '@afrolearn/learning/assistant/paper.ts';
import { questionsAbout, type UnitSource } from '@afrolearn/learning/assistant/source.ts';
import { aloneInUnit } from '@afrolearn/learning/assistant/standing-alone.ts';
import { bandMarks } from '@afrolearn/learning/assistant/support/feedback-comments.ts';
import { letterWords, occasions } from '@afrolearn/learning/assistant/support/letter-words.ts';
import { mistakesIn, questionsOn } from '@afrolearn/learning/assistant/support/mistakes.ts';
import { concernIds } from '@afrolearn/learning/assistant/support/risk-concerns.ts';
import { supportTools } from '@afrolearn/learning/assistant/support/support-tools.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { type ToolId, toolIds } from '@afrolearn/learning/assistant/tools.ts';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { misconceptionsOf } from '@afrolearn/learning/quizzes/own-mistakes.ts';
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

test('nearly every lesson has a mistake to reteach, with the wrong answer and why it breaks', () => {
  let made = 0;
  for (const { unit, lesson } of everyLesson) {
    const mistakes = mistakesIn(unit, lesson);
    const page = toolOf('reteach-plan').make({ draw: 3, unit, lesson }, {});
    expect(page === null, lesson.id).toBe(mistakes.length === 0);
    if (page === null) continue;
    made++;
    const words = wordsIn(page);
    expect(words, lesson.id).toContain(mistakes[0]?.help);
    expect(words, lesson.id).toMatch(/the child answers “.+”/u);
  }
  expect(made).toBeGreaterThan(everyLesson.length * 0.9);
});

test('a reteach works and checks only on questions of that very mistake, or says that there are none', () => {
  const found = { example: 0, noExample: 0, checks: 0, noChecks: 0 };
  for (const { unit, lesson } of everyLesson) {
    const alone = aloneInUnit(unit, lesson);
    const later = new Set(
      alone.unit.lessons
        .filter(({ n }) => n > lesson.n)
        .flatMap((one) => questionsAbout(alone.unit, one))
        .map((question) => JSON.stringify(onPaper(question, 3))),
    );
    for (const { id } of mistakesIn(unit, lesson)) {
      const tagged = questionsOn(alone.unit, alone.lesson, id);
      expect(tagged.every((question) => misconceptionsOf(question).includes(id))).toBe(true);
      const ofMistake = new Set(tagged.map((question) => JSON.stringify(onPaper(question, 3))));
      const page = make('reteach-plan', unit, lesson, { mistake: id });
      const words = wordsIn(page);
      const checks = blocksOf(page, 'questions')
        .flatMap(({ questions }) => questions)
        .map((check) => JSON.stringify(check));
      const [, example] = blocksOf(page, 'list');
      expect(checks.filter((check) => !ofMistake.has(check) || later.has(check))).toEqual([]);
      expect(new Set(checks).size).toBe(checks.length);
      expect(blocksOf(page, 'answers').flatMap(({ lines }) => lines)).toHaveLength(checks.length);
      expect(words.includes('No other question about this mistake is written.')).toBe(checks.length === 0);
      expect(words.includes('No second example of this mistake is written.')).toBe(example === undefined);
      const board = example?.lines[0]?.replace('Write on the board: ', '');
      if (board !== undefined)
        expect(
          tagged.some(({ prompt }) => board.startsWith(prompt)),
          board,
        ).toBe(true);
      // The page uses every text that the author wrote for the mistake.
      expect(1 + (example === undefined ? 0 : 1) + checks.length).toBe(
        Math.min(tagged.length, example === undefined ? 4 : 5),
      );
      found[example === undefined ? 'noExample' : 'example']++;
      found[checks.length === 0 ? 'noChecks' : 'checks']++;
    }
  }
  expect(Object.values(found).every((count) => count > 100)).toBe(true);
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

test('a feedback comment quotes only what belongs to its aim', () => {
  let quoted = 0;
  for (const { unit, lesson } of everyLesson) {
    const alone = aloneInUnit(unit, lesson);
    const tables = blocksOf(make('feedback-comments', unit, lesson), 'table').filter(
      ({ head }) => head[0] === 'Marks',
    );
    for (const [at, { rows }] of tables.entries()) {
      const others = questionsAbout(alone.unit, alone.lesson).filter(({ objective }) => objective !== at + 1);
      const mine = questionsAbout(alone.unit, alone.lesson).filter(({ objective }) => objective === at + 1);
      const own = mine.map(({ prompt, explanation }) => `${prompt} ${explanation}`).join(' ');
      for (const [, comment = ''] of rows) {
        const strange = others.filter(
          ({ prompt }) => comment.includes(`“${prompt}”`) && !own.includes(prompt),
        );
        expect([lesson.id, strange.map(({ prompt }) => prompt)]).toEqual([lesson.id, []]);
        const [, word] = /word(?: in them)?: ([^:]+):/u.exec(comment) ?? [];
        if (word !== undefined)
          expect(lesson.objectives[at]?.toLowerCase(), lesson.id).toContain(word.toLowerCase());
        if (comment.includes('“')) quoted++;
        // A mark does not show how the child worked.
        expect(comment).not.toMatch(/gave reasons|did not leave it empty|Thank you for trying/u);
      }
    }
  }
  expect(quoted).toBeGreaterThan(300);
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

test.each(concernIds)(
  '%s: what to do first, who helps in Uganda, what not to do, and a sheet without names',
  (concern) => {
    const page = make('child-at-risk', undefined, undefined, { concern });
    // The form to fill in and file is a separate sheet at the end.
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
