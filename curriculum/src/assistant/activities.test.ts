// Activities have a place and a duration, which the tools use to choose.
import { rotaStations } from '@afrolearn/learning/assistant/differentiate/rota-stations.ts';
import type { PageBlock } from '@afrolearn/learning/assistant/page.ts';
import { wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { planTools } from '@afrolearn/learning/assistant/plan/plan-tools.ts';
import { activitiesOf, activityOf } from '@afrolearn/learning/assistant/teaching.ts';
import { plainText } from '@afrolearn/learning/lessons/text.ts';
import { expect, test } from 'vitest';
import { realUnit, realUnits } from './real-units.ts';

const everyLesson = realUnits.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson })));
const tables = (blocks: readonly PageBlock[]) => blocks.filter((block) => block.kind === 'table');
const make = (id: string, facts: (typeof everyLesson)[number], values: object) => {
  const page = planTools.find((tool) => tool.id === id)?.make({ draw: 1, ...facts }, values);
  if (page == null) throw new Error(`${id} made nothing`);
  return page;
};

test('every activity is marked with its place and its minutes', () => {
  expect(
    everyLesson.filter(({ lesson }) => lesson.activity === undefined).map(({ lesson }) => lesson.id),
  ).toEqual([]);
});

test('an activity that is not marked is guessed by its words', () => {
  const [first] = realUnit(400).lessons;
  if (first === undefined) throw new Error('no lesson');
  const { activity: _, ...unmarked } = first;
  const guess = (words: string) =>
    activityOf({ ...unmarked, tryThis: [{ kind: 'paragraph', line: [{ text: words }] }] }).place;
  expect(guess('Visit somebody who keeps birds.')).toBe('home');
  expect(guess('Ask the people at your home.')).toBe('home');
  expect(guess('Draw a ring on the ground.')).toBe('outside');
  expect(guess('Write six words on paper.')).toBe('class');
});

test('a lesson plan has no home task and nothing too long as practice; its minutes are those of the lesson', () => {
  const seen = { done: 0, home: 0, long: 0 };
  for (const facts of everyLesson)
    for (const minutes of [30, 40, 80]) {
      const { place, minutes: taken } = activityOf(facts.lesson);
      const [first = '?'] = activitiesOf(facts.lesson);
      const page = make('lesson-plan', facts, { minutes, pupils: 96 });
      const rows = tables(page.blocks).find(({ head }) => head[0] === 'Step')?.rows ?? [];
      const practice = rows.find(([name]) => name?.endsWith('Practice'));
      const end = rows.find(([name]) => name?.endsWith('Conclusion'));
      const fits = place !== 'home' && taken <= minutes * 0.4;
      expect(practice?.[3]?.includes(first.slice(0, 40)), facts.lesson.id).toBe(fits);
      if (fits) expect(practice?.[1]).toBe(`${taken} min`);
      expect(end?.[3]?.includes('Task for home'), facts.lesson.id).toBe(place === 'home');
      expect(end?.[3]?.includes('For another lesson')).toBe(place !== 'home' && !fits);
      const sum = rows.reduce((all, [, time = '']) => all + Number.parseInt(time, 10), 0);
      expect(sum, facts.lesson.id).toBe(minutes);
      seen[fits ? 'done' : place === 'home' ? 'home' : 'long']++;
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});

test('practical work says where its activity is done, and lists no things that it does not know', () => {
  for (const facts of everyLesson) {
    const { place } = activityOf(facts.lesson);
    const words = make('practical-work', facts, { place: 'classroom', minutes: 120 })
      .blocks.flatMap(wordsOfBlock)
      .join('\n');
    expect(words).not.toContain('what the steps below name');
    expect(words.includes('and is done at home'), facts.lesson.id).toBe(place === 'home');
    expect(words.includes('and is done outside'), facts.lesson.id).toBe(place === 'outside');
    expect(words.includes('Keep the way to the door free.')).toBe(place === 'class');
  }
});

test('practical work in school asks the teacher for help, and writes down what was done', () => {
  const unit = realUnit(400);
  const [lesson] = unit.lessons;
  if (lesson === undefined) throw new Error('no lesson');
  const page = make('practical-work', { unit, lesson }, { place: 'compound' });
  const words = page.blocks.flatMap(wordsOfBlock).join('\n');
  expect(words).toContain('Ask your teacher to help you cut six blades');
  expect(words).not.toContain('Ask an adult');
  // The sheet of this lesson asks for things that use electricity; the activity is a turbine of water.
  expect(words).not.toContain('Thing that uses electricity');
  expect(words).toContain('What we saw');
});

test('a station of a rota is done in the classroom and within its round', () => {
  const seen = { hands: 0, match: 0 };
  for (const { unit, lesson } of everyLesson)
    for (const minutes of [7, 15]) {
      const { place, minutes: taken } = activityOf(lesson);
      const station = rotaStations(unit, lesson, 1, minutes)[4];
      const isHands = place === 'class' && taken <= minutes;
      expect(station?.name, lesson.id).toBe(isHands ? 'Hands' : 'Match');
      const [first = '?'] = plainText(lesson.tryThis).split('\n');
      expect(station?.task.includes(first)).toBe(isHands);
      seen[isHands ? 'hands' : 'match']++;
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});
