import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawStories, storyProblems } from '@afrolearn/learning/assistant/create/story-problems.ts';
import { goods } from '@afrolearn/learning/assistant/create/uganda-stories.ts';
import { wordsOf } from '@afrolearn/learning/lessons/words.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const draw = 5;

test('story problems are all different, and their answers stand under their numbers', () => {
  for (const grade of ['2', '3', '4', '5', '6', '7'])
    for (const topic of ['all', 'market', 'farm', 'road'] as const) {
      const found = drawStories(grade, topic, 'mixed', 6, draw);
      expect([grade, topic, new Set(found.map(({ prompt }) => prompt)).size]).toEqual([grade, topic, 6]);
      for (const { prompt } of found) expect(wordsOf(prompt).length).toBeGreaterThan(8);
      const page = storyProblems.make({ draw }, { grade, topic, questions: 6 });
      const lines = page?.blocks.flatMap((block) => (block.kind === 'answers' ? block.lines : [])) ?? [];
      expect(lines.map((line, at) => line.startsWith(`${at + 1}. ${found[at]?.answerText}`))).toEqual(
        found.map(() => true),
      );
    }
});

const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;
const largest: Readonly<Record<string, number>> = {
  '2': 99,
  '3': 5000,
  '4': 10_000,
  '5': 50_000,
  '6': 200_000,
  '7': 900_000,
};

test('the operation that is chosen is the one that is asked, and its result is right by counting again', () => {
  for (const grade of Object.keys(largest))
    for (const [operation, sign] of Object.entries(signs) as [keyof typeof signs, string][])
      for (const { prompt, working, answerText } of drawStories(grade, 'all', operation, 20, draw)) {
        const last = working.split('; ').at(-1) ?? '';
        const [sum = '', result = ''] = last.replaceAll(',', '').split(' = ');
        const numbers = sum.split(/ [+−×÷] /u).map(Number);
        expect(sum, prompt).toContain(sign);
        const counted = numbers.reduce((all, one) =>
          sign === '+' ? all + one : sign === '−' ? all - one : sign === '×' ? all * one : all / one,
        );
        expect([prompt, counted]).toEqual([prompt, Number(result)]);
        expect(answerText.replaceAll(',', '')).toContain(result);
        for (const number of prompt.replaceAll(',', '').match(/\d+/gu) ?? [])
          expect(Number(number), `${grade} ${prompt}`).toBeLessThanOrEqual(largest[grade] ?? 0);
      }
});

test('a price in a story is one that is paid in Uganda today', () => {
  const file = join(import.meta.dirname, '..', '..', 'content', 'facts', 'prices.yaml');
  const prices = parse(readFileSync(file, 'utf8')) as Record<string, { from: number; to: number }>;
  for (const { one, from, to } of goods)
    expect([one, from, to]).toEqual([one, prices[one]?.from, prices[one]?.to]);
});
