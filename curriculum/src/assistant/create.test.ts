import { createTools } from '@afrolearn/learning/assistant/create/create-tools.ts';
import { allSentences, meanWords } from '@afrolearn/learning/assistant/create/easier-text.ts';
import { passagesOf } from '@afrolearn/learning/assistant/create/reading-passage.ts';
import { marksOf, type PageBlock, type ToolPage, wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { answerOf, isOnPaper, onPaper } from '@afrolearn/learning/assistant/paper.ts';
import { pupilsCopy } from '@afrolearn/learning/assistant/pupils-copy.ts';
import { questionsAbout, termsOf, type UnitSource } from '@afrolearn/learning/assistant/source.ts';
import { linesOf } from '@afrolearn/learning/assistant/teaching.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { toolIds } from '@afrolearn/learning/assistant/tools.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { wordsOf } from '@afrolearn/learning/lessons/words.ts';
import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import { expect, test } from 'vitest';
import { realUnit, realUnits, sampleUnits } from './real-units.ts';

const draw = 11;
const run = (
  id: string,
  unit: (typeof realUnits)[number] | null,
  lesson: Lesson | null,
  values: AnyValues = {},
) => {
  const page = createTools
    .find((one) => one.id === id)
    ?.make({ draw, ...(unit === null ? {} : { unit }), ...(lesson === null ? {} : { lesson }) }, values);
  if (page === null || page === undefined) throw new Error(`${id} made nothing`);
  return page;
};
const of = <K extends PageBlock['kind']>({ blocks }: ToolPage, kind: K) =>
  blocks.filter((block): block is Extract<PageBlock, { kind: K }> => block.kind === kind);
const asked = (page: ToolPage) => of(page, 'questions').flatMap(({ questions }) => questions);
const answers = (page: ToolPage) => of(page, 'answers').flatMap(({ lines }) => lines);

test('the group Create has its seven tools, in the order of the list', () => {
  expect(createTools.map(({ id }) => id)).toEqual([...toolIds.create]);
});

const partsIn = (text: string) => [...text.matchAll(/^\([a-l]\) .*\((\d+) marks?\)$/gmu)];

test('a test paper asks nothing twice, its marks add up, and each question has its guide', () => {
  for (const unit of realUnits)
    for (const questions of [8, 20, 40]) {
      const page = run('test-paper', unit, null, { questions });
      const wordings = asked(page).flatMap(({ text, options = [] }) => {
        const parts = partsIn(text).map(([line]) => line.slice(4).replace(/ \(\d+ marks?\)$/u, ''));
        return parts.length > 0 ? parts : [[text, ...options].join(' ')];
      });
      expect([unit.title, wordings.filter((one, at) => wordings.indexOf(one) !== at)]).toEqual([
        unit.title,
        [],
      ]);
      expect(asked(page).length).toBeLessThanOrEqual(questions);
      const sum = page.blocks.reduce((all, block) => all + marksOf(block), 0);
      const stated = of(page, 'table')[0]?.rows.find(([name]) => name === 'Marks')?.[1];
      expect(stated?.trim()).toBe(`out of ${sum}`);
      expect(answers(page)).toHaveLength(asked(page).length);
      for (const [at, { text, marks }] of asked(page).entries()) {
        const guide = answers(page)[at] ?? '';
        expect(guide).toMatch(new RegExp(`^${at + 1}\\. .+\\(\\d+ marks?\\)`, 'u'));
        const parts = partsIn(text).map(([, worth]) => Number(worth));
        if (parts.length > 0) expect(parts.reduce((all, one) => all + one, 0)).toBe(marks);
      }
      if (asked(page).length < questions)
        expect(page.blocks.flatMap(wordsOfBlock).join()).toContain(`You asked for ${questions} questions.`);
    }
});

/**
 * Section A and Section B of the examination: their share of a hundred marks, and the marks of a question.
 */
const examination: Readonly<
  Record<number, readonly [short: number, shortMarks: number, long: number | null]>
> = { 3: [50, 1, 10], 5: [40, 1, 4], 6: [20, 2, null], 7: [40, 1, 4] };

test('from P4 on a paper has the form of PLE: two sections, instructions, equal marks, nothing to choose from', () => {
  for (const unit of realUnits) {
    if (unit.gradeId === null || unit.gradeId < 4) continue;
    const page = run('test-paper', unit, null, { questions: 20 });
    const [short, long] = of(page, 'questions').map(({ questions }) => questions);
    const [count = 0, worth, each] = examination[unit.subjectId] ?? [];
    const heads = of(page, 'heading').map(({ text }) => text);
    const starts = heads.slice(0, 3).map((head) => head.slice(0, 9));
    expect(starts).toEqual(['Read this', 'Section A', 'Section B']);
    expect(
      of(page, 'questions').map((block, at) => heads[at + 1]?.includes(`(${marksOf(block)} mark`)),
    ).toEqual([true, true]);
    expect(new Set(short?.map(({ marks }) => marks)), unit.title).toEqual(new Set([worth]));
    if (each !== null) expect(new Set(long?.map(({ marks }) => marks)), unit.title).toEqual(new Set([each]));
    for (const { marks = 0 } of long ?? []) expect(marks).toBeGreaterThan(2);
    expect(asked(page).filter(({ options }) => options !== undefined)).toEqual([]);
    expect(asked(page).filter(({ text }) => /Which of these|Choose every/u.test(text))).toEqual([]);
    expect(short?.length ?? 0, unit.title).toBeGreaterThanOrEqual(count === 20 ? 9 : 12);
    expect(long?.length ?? 0, unit.title).toBeGreaterThanOrEqual(count === 50 ? 1 : 3);
  }
});

test('below P4 a paper has one list, and nothing that only a picture can answer', () => {
  for (const unit of realUnits) {
    if (unit.gradeId === null || unit.gradeId > 3) continue;
    const page = run('test-paper', unit, null, { questions: 20 });
    const heads = of(page, 'heading').map(({ text }) => text);
    expect(heads.join()).not.toContain('Section');
    expect(asked(page).length, unit.title).toBeGreaterThan(4);
    for (const { text } of asked(page))
      expect(text, unit.title).not.toMatch(
        /picture|^Find |^Where is |Which (?:sign|walk)\b|lost its handle|Who can say this/u,
      );
  }
});

test('the same things are put in order once on one page', () => {
  const continents = realUnit(346);
  const orders = asked(run('worksheet', continents, continents.lessons[0] ?? null, { questions: 20 })).filter(
    ({ text }) => text.startsWith('Put these continents in order'),
  );
  expect(orders).toHaveLength(1);
});

test('a question about somebody of a scene says first what happened there', () => {
  const unit = realUnit(346);
  const found = asked(run('worksheet', unit, unit.lessons[0] ?? null, { questions: 20 })).find(({ text }) =>
    text.endsWith('What should Chebet write?'),
  );
  expect(found?.text).toContain('Chebet writes, "Africa is the largest country in the world."');
});

test('another draw gives another paper, the same draw the same one', () => {
  const [tool] = createTools;
  const unit = realUnit(400);
  expect(tool?.make({ draw: 1, unit }, {})).toEqual(tool?.make({ draw: 1, unit }, {}));
  expect(tool?.make({ draw: 1, unit }, {})).not.toEqual(tool?.make({ draw: 2, unit }, {}));
});

test('each answer of a worksheet is the right one by the grader, under the number of its question', () => {
  for (const unit of realUnits)
    for (const lesson of unit.lessons) {
      const page = run('worksheet', unit, lesson, { questions: 8 });
      const lines = answers(page);
      expect(lines).toHaveLength(asked(page).length);
      for (const [at, { text, options }] of asked(page).entries()) {
        const answer = lines[at]?.replace(/^\d+\. /u, '') ?? '';
        const term = lesson.keyTerms.find(({ meaning }) => text.endsWith(`means: ${meaning}`));
        if (term !== undefined) {
          expect(answer).toBe(term.term);
          continue;
        }
        const question = questionsAbout(unit, lesson).find(
          // A scene's question includes the narration before it.
          (one) => isOnPaper(one) && text.endsWith(onPaper(one, draw).text) && answerOf(one, draw) === answer,
        );
        expect(question, `${lesson.id} ${text}`).toBeDefined();
        if (question?.kind === 'single')
          expect(gradeQuestion(question, (options ?? []).indexOf(answer)).correct).toBe(true);
        if (question?.kind === 'number' || question?.kind === 'text')
          expect(gradeQuestion(question, answer).correct).toBe(true);
      }
    }
});

test('an exit ticket has three questions of the lesson on each copy, and their answers', () => {
  for (const unit of sampleUnits)
    for (const lesson of unit.lessons) {
      const [block] = of(run('exit-ticket', unit, lesson, { copies: 6 }), 'cards');
      expect(block?.cards).toHaveLength(6);
      expect(new Set(block?.cards.map(({ lines }) => lines.join())).size).toBe(1);
      expect(block?.cards[0]?.lines.filter((line) => /^[123]\. /u.test(line))).toHaveLength(3);
    }
});

const bareWords = (paragraphs: readonly string[]) =>
  allSentences(paragraphs)
    .flatMap(wordsOf)
    .map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

test('from P4 on a reading has three levels, the first written by its author; below it says that there is one', () => {
  for (const unit of realUnits)
    for (const reading of unit.readings) {
      const passages = passagesOf(reading);
      const page = run('reading-passage', unit, null, { reading: unit.readings.indexOf(reading) + 1 });
      const tells = (told: ToolPage) =>
        told.blocks.flatMap(wordsOfBlock).join().includes('this text has no easier one');
      expect([tells(page), tells(pupilsCopy(page))], reading.id).toEqual([passages.length === 1, false]);
      expect(page.about).toHaveLength(2);
      expect([reading.id, passages.length]).toEqual([reading.id, reading.level === 'P1-P3' ? 1 : 3]);
      const [easy, middle, full] = passages.map(({ paragraphs }) => paragraphs);
      if (easy === undefined || middle === undefined || full === undefined) continue;
      expect(easy).toEqual(reading.shortText);
      expect(meanWords(allSentences(easy)), reading.id).toBeLessThanOrEqual(8);
      expect(bareWords(easy).length).toBeLessThanOrEqual(bareWords(full).length * 0.62);
      // Level 2 has exactly the words of the text.
      expect(new Set(bareWords([...middle, reading.whyItMatters]))).toEqual(new Set(bareWords(full)));
    }
});

test('a short text brings nobody and no place that the text does not know', () => {
  for (const { id, text, title, overview, shortText = [] } of realUnits.flatMap((unit) => unit.readings)) {
    const known = `${title} ${overview} ${linesOf(text).join(' ')}`;
    const names = shortText.flatMap((words) => words.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? []);
    expect([id, names.filter((name) => !known.includes(name))]).toEqual([id, []]);
  }
});

test('what the questions of a reading ask for is told at every level', () => {
  for (const reading of realUnits.flatMap((unit) => unit.readings))
    for (const { paragraphs } of passagesOf(reading)) {
      const [known, whole] = [new Set(bareWords(paragraphs)), new Set(bareWords(linesOf(reading.text)))];
      for (const question of reading.quickCheck) {
        if (question.kind !== 'number' && question.kind !== 'text') continue;
        const answer = bareWords([answerOf(question, 0)]).filter((word) => whole.has(word));
        if (answer.length > 0)
          expect([question.id, answer.some((word) => known.has(word))]).toEqual([question.id, true]);
      }
    }
});

test('a reading page keeps every fact that its author calls important, and explains the new words', () => {
  for (const unit of sampleUnits) {
    const page = run('reading-passage', unit, null);
    const reading = unit.readings.find(({ id }) => page.madeFrom.some((one) => one.id === id));
    const said = page.blocks.flatMap(wordsOfBlock);
    for (const point of reading?.keyPoints ?? ['none']) expect(said).toContain(point);
    for (const { term } of reading?.keyTerms ?? []) expect(said).toContain(term);
  }
});

test('word cards hold each word of the unit once, with its meaning or beside it', () => {
  for (const unit of sampleUnits) {
    const terms = termsOf([...unit.lessons, ...unit.readings]);
    const [together] = of(run('word-cards', unit, null), 'cards');
    const cards = together?.cards ?? [];
    const printed = new Set(cards.map(({ title }) => title));
    const kept = terms.filter(({ term }) => printed.has(term));
    expect(cards.map(({ title, lines }) => [title, lines[0]])).toEqual(
      kept.map(({ term, meaning }) => [term, meaning]),
    );
    for (const { term } of terms)
      if (!printed.has(term))
        expect(
          [...printed].some((one) => `${one}s` === term || one === `${term}s`),
          term,
        ).toBe(true);
    const [pairs] = of(run('word-cards', unit, null, { layout: 'pairs' }), 'cards');
    expect(pairs?.cards).toHaveLength(kept.length * 2);
  }
});

test('no card stands beside the card of its plural: claw and claws are one, Mr and Mrs are two', () => {
  const titlesOf = (unit: UnitSource) =>
    of(run('word-cards', unit, null), 'cards').flatMap(({ cards }) => cards.map(({ title }) => title));
  for (const unit of realUnits) {
    const titles = titlesOf(unit).map((title) => title.toLowerCase());
    expect(titles.filter((one) => one !== 'mr' && titles.includes(`${one}s`))).toEqual([]);
  }
  expect(titlesOf(realUnit(263)).filter((one) => /^claws?$/u.test(one))).toHaveLength(1);
  expect(titlesOf(realUnit(25))).toEqual(expect.arrayContaining(['Mr', 'Mrs']));
});

test('a chalkboard plan draws three parts with the words, the example and the exercise of the lesson', () => {
  for (const unit of sampleUnits)
    for (const lesson of unit.lessons) {
      const [board] = of(run('chalkboard-plan', unit, lesson, { date: '2026-03-10' }), 'board');
      expect(board?.parts).toHaveLength(3);
      const [left, middle, right] = board?.parts ?? [];
      for (const { term } of lesson.keyTerms) expect(left?.lines).toContain(term);
      expect(middle?.lines.length).toBeGreaterThan(0);
      expect(right?.lines.at(-1)).toContain(lesson.talkAtHome);
    }
});

test('every tool works on every lesson that is written', () => {
  for (const unit of realUnits)
    for (const lesson of unit.lessons)
      for (const { id, make } of createTools)
        expect(make({ draw, unit, lesson }, {}), `${id} ${lesson.id}`).not.toBeNull();
});

test('a worksheet of Primary 1 and 2 is drawn and heard: few words, nothing to define and no marks', () => {
  let seen = 0;
  for (const unit of realUnits.filter(({ gradeId }) => gradeId !== null && gradeId <= 2))
    for (const lesson of unit.lessons) {
      const page = run('worksheet', unit, lesson, { questions: 10 });
      seen++;
      expect(asked(page).length, lesson.id).toBeLessThanOrEqual(4);
      for (const { text, options, marks } of asked(page)) {
        expect(text).not.toContain('Write the word that means');
        expect([options === undefined, marks]).toEqual([false, undefined]);
      }
      const cards = of(page, 'cards').flatMap((block) => block.cards);
      expect(cards.map(({ title }) => title)).toEqual(lesson.keyTerms.slice(0, 4).map(({ term }) => term));
      // Drawing needs more room than a line of writing.
      expect(cards.every(({ lines }) => lines.some((line) => line.split('\n').length > 4))).toBe(true);
    }
  expect(seen).toBeGreaterThan(10);
});
