import { mistakesOf, questionsOfUnit, termsOf } from '@afrolearn/learning/assistant/source.ts';
import { expect, test } from 'vitest';
import { realUnits, sampleUnits } from './real-units.ts';

test('the units of the tests are real ones, of every class', () => {
  expect(realUnits.length).toBeGreaterThanOrEqual(35);
  expect(sampleUnits.map(({ gradeId }) => gradeId)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a unit gives each question and each word once, and its named mistakes', () => {
  for (const unit of realUnits) {
    const questions = questionsOfUnit(unit).map(({ id }) => id);
    expect(questions.length, unit.title).toBeGreaterThan(20);
    expect(new Set(questions).size, unit.title).toBe(questions.length);
    const terms = termsOf([...unit.lessons, ...unit.readings]).map(({ term }) => term.toLowerCase());
    expect(new Set(terms).size, unit.title).toBe(terms.length);
    expect(mistakesOf([...unit.lessons, ...unit.quizzes]).length, unit.title).toBeGreaterThan(0);
  }
});
