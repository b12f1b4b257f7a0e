import { learnerNeeds } from '@afrolearn/learning/assistant/differentiate/adjustments.ts';
import { helpFor } from '@afrolearn/learning/assistant/differentiate/asking.ts';
import { differentiateTools } from '@afrolearn/learning/assistant/differentiate/differentiate-tools.ts';
import { groupSizes, rotaOf, roundsWithin } from '@afrolearn/learning/assistant/differentiate/group-rota.ts';
import {
  readability,
  simplerSentences,
  splitSentence,
} from '@afrolearn/learning/assistant/differentiate/simpler-sentences.ts';
import { cardPool, hardness, threeLevels } from '@afrolearn/learning/assistant/differentiate/task-cards.ts';
import type { PageBlock, ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { pupilsCopy } from '@afrolearn/learning/assistant/pupils-copy.ts';
import { termsOf, type UnitSource } from '@afrolearn/learning/assistant/source.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { type ToolId, toolIds } from '@afrolearn/learning/assistant/tools.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { plainText } from '@afrolearn/learning/lessons/text.ts';
import { sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { expect, test } from 'vitest';
import { realUnits, sampleUnits } from './real-units.ts';

const make = (id: ToolId, unit: UnitSource, lesson: Lesson | undefined, values: AnyValues = {}): ToolPage => {
  const tool = differentiateTools.find((one) => one.id === id);
  const page = tool?.make({ draw: 3, unit, ...(lesson === undefined ? {} : { lesson }) }, values);
  if (page == null) throw new Error(`${id} made nothing of ${lesson?.id ?? unit.id}`);
  return page;
};
const everyLesson = realUnits.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson })));
const blocksOf = <K extends PageBlock['kind']>(page: ToolPage, kind: K) =>
  page.blocks.filter((block): block is Extract<PageBlock, { kind: K }> => block.kind === kind);
const allWords = (page: ToolPage) => page.blocks.flatMap(wordsOfBlock);

test('the five tools stand in the order of the list, and make the same page of the same draw', () => {
  expect(differentiateTools.map(({ id }) => id)).toEqual(toolIds.differentiate);
  for (const unit of sampleUnits)
    for (const { id } of differentiateTools)
      expect(make(id, unit, unit.lessons[0])).toEqual(make(id, unit, unit.lessons[0]));
});

test('every lesson gives three cards: a worked example and help, then none, then reasons', () => {
  for (const { unit, lesson } of everyLesson) {
    const page = make('task-cards', unit, lesson);
    const [first, second, third] = blocksOf(page, 'cards')[0]?.cards ?? [];
    const where = lesson.id;
    expect(first?.lines[0], where).toBe('Look first:');
    expect(first?.lines.indexOf('Now you:'), where).toBeGreaterThan(2);
    expect(second?.lines.join(' '), where).not.toMatch(/Help:|Look first/u);
    expect(third?.lines.join(' '), where).toMatch(/Write how you know it/u);
    const asked = [first, second, third].flatMap(
      (card) => card?.lines.filter((line) => /^\d\. /u.test(line)) ?? [],
    );
    const answers = blocksOf(page, 'answers')[0]?.lines ?? [];
    expect(answers.length, where).toBe(asked.length);
  }
});

test('the levels differ: no question stands on two cards, and none is easier than those before it', () => {
  for (const { unit, lesson } of everyLesson) {
    const pool = cardPool(unit, lesson);
    const { support, ready, stretch } = threeLevels(pool, lesson, 2);
    const all = [...support, ...ready, ...stretch];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect([support.length, ready.length]).toEqual([stretch.length, stretch.length]);
    const own = pool.filter((question) => question.lesson === lesson.n);
    if (own.length >= 3) expect([...new Set(all.map((question) => question.lesson))]).toEqual([lesson.n]);
    const hard = (list: typeof support) =>
      list.filter((question) => question.lesson === lesson.n).map(hardness);
    expect(Math.max(0, ...hard(support)), lesson.id).toBeLessThanOrEqual(Math.min(9, ...hard(ready)));
    expect(Math.max(0, ...hard(ready)), lesson.id).toBeLessThanOrEqual(Math.min(9, ...hard(stretch)));
  }
});

test('a letter in the answers names the line that has this letter on its card', () => {
  let named = 0;
  for (const { unit, lesson } of everyLesson) {
    const page = make('task-cards', unit, lesson, { questions: 4 });
    const cards = blocksOf(page, 'cards')[0]?.cards ?? [];
    for (const answer of blocksOf(page, 'answers')[0]?.lines ?? []) {
      const card = cards.find(({ title }) => answer.startsWith(title.slice(0, 6)));
      for (const [, letter = '', words = ''] of answer.matchAll(/: ([A-J]) \(([^()]+)\)(?=[;.])/gu)) {
        named++;
        const choices = card?.lines.flatMap((line) => line.split(/ {3}(?=[A-J]\. )/u));
        expect(choices, `${lesson.id} ${answer}`).toContain(`${letter}. ${words}`);
      }
    }
  }
  expect(named).toBeGreaterThan(100);
});

test('no help on card 1 says the answer, unless the author wrote it as a hint', () => {
  for (const { unit, lesson } of everyLesson) {
    const { support } = threeLevels(cardPool(unit, lesson), lesson, 2);
    const lines = blocksOf(make('task-cards', unit, lesson), 'cards')[0]?.cards[0]?.lines ?? [];
    const helps = lines.filter((line) => line.startsWith('Help: “'));
    for (const question of support) {
      if (question.kind !== 'single' || question.hint !== undefined) continue;
      const right = question.options.find((option) => option.right)?.text ?? '';
      const at = lines.findIndex((line) => line.includes(question.prompt));
      const help = lines.slice(at, at + 3).find((line) => helps.includes(line));
      expect(help?.toLowerCase().includes(` ${right.toLowerCase()} `) ?? false, question.id).toBe(false);
    }
  }
});

test('help on card 1 is a hint of the author or a word of the question itself, else there is none', () => {
  const seen = { hint: 0, word: 0, none: 0 };
  for (const { unit, lesson } of everyLesson)
    for (const question of threeLevels(cardPool(unit, lesson), lesson, 2).support) {
      const help = helpFor(question, unit);
      const [, word] = /^“(.+?)” means: /u.exec(help ?? '') ?? [];
      if (question.hint !== undefined) expect(help).toBe(question.hint);
      else if (help !== null)
        expect(question.prompt.toLowerCase(), question.id).toContain(word?.toLowerCase());
      seen[question.hint !== undefined ? 'hint' : help === null ? 'none' : 'word']++;
    }
  expect(seen.hint).toBeGreaterThan(0);
  expect(seen.word).toBeGreaterThan(20);
  expect(seen.none).toBeGreaterThan(20);
});

test.each([
  [
    'A solar panel works wherever there is light, and it makes no noise.',
    ['A solar panel works wherever there is light.', 'It makes no noise.'],
  ],
  [
    'Crushed cane is a fuel too, but new cane grows every season, so it is renewable.',
    ['Crushed cane is a fuel too.', 'But new cane grows every season.', 'So it is renewable.'],
  ],
  ['Although it rained hard, the children came.', ['It rained hard.', 'But the children came.']],
  [
    'The Equator crosses the lake, the road, and Kasese District with Lake George.',
    ['The Equator crosses the lake, the road, and Kasese District with Lake George.'],
  ],
  [
    'You learn words for all who use the road, and the language of its signs.',
    ['You learn words for all who use the road, and the language of its signs.'],
  ],
  ['Close it, so that nobody falls in.', ['Close it, so that nobody falls in.']],
  ['If it rains, and it often does, we go in.', ['If it rains, and it often does, we go in.']],
  ['We grow beans, maize and the small red onions.', ['We grow beans, maize and the small red onions.']],
])('%s', (sentence, parts) => expect(splitSentence(sentence)).toEqual(parts));

test('harder words are exchanged, but never a word that the lesson teaches', () => {
  expect(simplerSentences('Plants require sufficient water.', new Set())).toEqual([
    'Plants need enough water.',
  ]);
  expect(simplerSentences('Plants require water.', new Set(['require']))).toEqual(['Plants require water.']);
});

test('a simpler text has no longer sentences, keeps every number and name, and explains its key words', () => {
  const long: boolean[] = [];
  for (const { unit, lesson } of everyLesson) {
    const kept = new Set<string>();
    const words = [
      lesson.overview,
      plainText(lesson.explore.filter(({ kind }) => kind === 'paragraph')),
    ].join('\n');
    const before = sentencesOf(words);
    const after = simplerSentences(words, kept);
    const [hard, easy] = [readability(before, kept), readability(after, kept)];
    expect(easy.average, lesson.id).toBeLessThanOrEqual(hard.average);
    expect(easy.longest, lesson.id).toBeLessThanOrEqual(hard.longest);
    if (hard.average > 10) long.push(easy.average < hard.average);
    const made = make('simpler-text', unit, lesson);
    const page = allWords(made).join('\n');
    expect(page.includes('could not be made simpler'), lesson.id).toBe(
      !made.title.endsWith('in simpler words'),
    );
    expect(allWords(pupilsCopy(made)).join('\n'), lesson.id).not.toContain('could not be made simpler');
    const [, was = '', is = ''] = blocksOf(made, 'table').at(-1)?.rows[0] ?? [];
    expect([lesson.id, Number(was) - Number(is) > 0.45]).toEqual([
      lesson.id,
      made.title.endsWith('in simpler words'),
    ]);
    for (const fact of words.match(/\d[\d,.]*\d|\d/gu) ?? []) expect(page, lesson.id).toContain(fact);
    for (const name of words.match(/(?<=[a-z,] )\p{Lu}\p{L}+/gu) ?? [])
      expect(page, lesson.id).toContain(name);
    const explained = blocksOf(made, 'list')[0]?.lines ?? [];
    for (const { term, meaning } of termsOf([lesson]))
      if (new RegExp(`\\b${term}\\b`, 'iu').test(words))
        expect(
          explained.find((line) => line.startsWith(term)),
          `${lesson.id} ${term}`,
        ).toContain(meaning);
  }
  expect(long.length).toBeGreaterThan(60);
  expect(long.filter(Boolean).length).toBeGreaterThan(long.length * 0.7);
});

test('stretch questions are harder than the rest of the unit, and each has an answer with its reason', () => {
  for (const unit of realUnits) {
    const page = make('stretch-questions', unit, undefined, { questions: 6 });
    const questions = blocksOf(page, 'questions')[0]?.questions ?? [];
    const answers = blocksOf(page, 'answers')[0]?.lines ?? [];
    expect(answers.length, unit.title).toBe(questions.length);
    expect(questions.length, unit.title).toBeGreaterThanOrEqual(7);
    for (const line of answers) expect(line).toMatch(/^\d+\. .{3,}/u);
    expect(page).not.toEqual(differentiateTools[2]?.make({ draw: 4, unit }, { questions: 6 }));
  }
});

test.each([2, 3, 5, 8, 10])('with %i groups each one meets the teacher and every station once', (groups) => {
  const rota = rotaOf(groups);
  const all = rota.map((_, at) => at);
  for (const places of rota) expect([...places].sort((a, b) => a - b)).toEqual(all);
  for (const round of all)
    expect(rota.map((places) => places[round]).sort((a, b) => Number(a) - Number(b))).toEqual(all);
});

test('90 pupils make 8 groups of 11 or 12, and the rounds fit into the minutes', () => {
  expect(groupSizes(90, 8)).toEqual([12, 12, 11, 11, 11, 11, 11, 11]);
  for (const minutes of [20, 30, 40, 60, 80, 120])
    for (const groups of [2, 4, 8, 10]) {
      const { each, length, lessons } = roundsWithin(minutes, groups);
      expect(each * (length + 1)).toBeLessThanOrEqual(minutes - 6);
      expect(each * lessons).toBeGreaterThanOrEqual(groups);
      expect(length).toBeGreaterThanOrEqual(7);
    }
});

test('more than ten groups use two sets of the stations, and each group visits every one', () => {
  const [unit] = sampleUnits;
  if (unit === undefined) throw new Error('there are no sample units');
  const page = make('group-rota', unit, unit.lessons[0], { pupils: 130, groups: 13, minutes: 40 });
  const rota = blocksOf(page, 'table').find(({ head }) => head.length === 8);
  expect(rota?.rows.map(([groups]) => groups).join('; ')).toBe('A, H; B, I; C, J; D, K; E, L; F, M; G');
});

test('the printed rota has every group in every round, a card for each station and something to do there', () => {
  for (const { unit, lesson } of everyLesson) {
    const page = make('group-rota', unit, lesson, { pupils: 90, groups: 10, minutes: 40 });
    const rota = blocksOf(page, 'table').find(({ head }) => head.length === 11);
    expect(rota?.rows.length).toBe(10);
    for (const row of rota?.rows ?? [])
      expect(row.filter((cell) => cell.includes('With the teacher'))).toHaveLength(1);
    const cards = blocksOf(page, 'cards')[0]?.cards ?? [];
    expect(cards, lesson.id).toHaveLength(10);
    for (const { title, lines } of cards)
      expect(lines.join('').length, `${lesson.id} ${title}`).toBeGreaterThan(15);
  }
  const [unit] = sampleUnits;
  if (unit === undefined) throw new Error('no unit');
  const few = make('group-rota', unit, unit.lessons[0], { pupils: 5, groups: 8 });
  expect(few.about).toContain('5 pupils in 2 groups');
  expect(allWords(few).join(' ')).toContain(
    'You asked for 8 groups. 5 pupils make 2, because nobody works alone',
  );
  for (const { unit: whose, lesson } of everyLesson) {
    const two = make('group-rota', whose, lesson, { pupils: 5, groups: 2 });
    const answers = blocksOf(two, 'answers').flatMap(({ lines }) => lines);
    expect(answers.filter((line) => !/^Station [12]:/u.test(line))).toEqual([]);
  }
  const enough = make('group-rota', unit, unit.lessons[0], { pupils: 16, groups: 8 });
  expect(allWords(enough).join(' ')).not.toContain('You asked for');
});

test('a question of a station has what there is to choose from, and its answer stands at the end', () => {
  for (const { unit, lesson } of everyLesson) {
    const page = make('group-rota', unit, lesson);
    const stations = blocksOf(page, 'cards')[0]?.cards ?? [];
    const lines = stations.flatMap((card) => (/^Station [13]:/u.test(card.title) ? card.lines : []));
    const asking = lines.filter((line) => /^(?:Ask|Answer in your book): /u.test(line));
    for (const line of asking) if (/Which of these|Choose every/u.test(line)) expect(line).toMatch(/\n\(/u);
    expect(blocksOf(page, 'answers')[0]?.lines.length ?? 0, lesson.id).toBe(asking.length);
  }
});

test('adjustments speak of the pictures, words and questions of the lesson that was chosen', () => {
  for (const { unit, lesson } of everyLesson)
    for (const need of learnerNeeds) {
      const page = make('adjustments', unit, lesson, { need });
      const words = allWords(page).join('\n');
      expect(words, `${lesson.id} ${need}`).not.toMatch(/undefined|NaN|: “”|: \.|, \./u);
      expect(words).toContain(lesson.keyTerms[0]?.term ?? '');
    }
  for (const unit of sampleUnits)
    for (const lesson of unit.lessons) {
      const [picture] = Object.values(lesson.figures);
      if (picture !== undefined)
        expect(allWords(make('adjustments', unit, lesson, { need: 'low-vision' })).join('\n')).toContain(
          picture.title,
        );
    }
});

test('the ten needs are ten different pages, and none pities or blames', () => {
  const [unit] = sampleUnits;
  if (unit === undefined) throw new Error('no unit');
  const pages = learnerNeeds.map((need) =>
    allWords(make('adjustments', unit, unit.lessons[0], { need })).join('\n'),
  );
  expect(new Set(pages).size).toBe(10);
  for (const page of pages)
    expect(page).not.toMatch(
      /suffers? from|handicapped|normal child|victim|\bdeaf and dumb\b|slow learner/iu,
    );
});
