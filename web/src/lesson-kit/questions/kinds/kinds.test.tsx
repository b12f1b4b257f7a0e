import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { oneOfEach } from '@afrolearn/learning/quizzes/testing/one-of-each.ts';
import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts as en } from '#messages/lesson/en.ts';
import { texts as fr } from '#messages/lesson/fr.ts';
import { texts as lg } from '#messages/lesson/lg.ts';
import { texts as sw } from '#messages/lesson/sw.ts';
import { showAt } from '#testing/show.tsx';
import { rightWords } from '../answer-words.ts';
import { isGiven } from '../is-given.ts';
import { QuestionInput } from '../question-input.tsx';
import { askedKinds, kindOf } from './kinds.ts';

const all = Object.values(oneOfEach);
const folders = Object.keys(import.meta.glob('./*/kind.{ts,tsx}')).map((path) => path.split('/')[1]);

test('every folder is a kind of the table, and every kind has its folder', () => {
  expect(Object.keys(askedKinds).sort()).toEqual(folders.sort());
});

test.each(all)('$kind: it is drawn, open and with its answer', async (question) => {
  for (const stage of ['open', 'closed'] as const) {
    const answer = stage === 'open' ? null : rightAnswer(question);
    await showAt(
      '/',
      <QuestionInput
        item={question}
        answer={answer}
        onAnswer={() => undefined}
        stage={stage}
        labelledBy="x"
      />,
    );
    const fields = 'input, select, textarea, button, li';
    await expect.poll(() => document.querySelectorAll(fields).length).toBeGreaterThan(0);
    cleanup();
  }
});

test.each(all)('$kind: its right answer is whole and is said in words', (question) => {
  expect(isGiven(question, rightAnswer(question))).toBe(true);
  expect(isGiven(question, null)).toBe(false);
  expect(rightWords(question).join('')).not.toBe('');
});

test.each(all)('$kind: what is missing is said in four languages', (question) => {
  let key = '';
  const say = ((one: string) => {
    key = one;
    return '';
  }) as Say<typeof en>;
  kindOf(question).missing(say, 1);
  for (const words of [en, sw, fr, lg]) expect(words).toHaveProperty([key]);
});
