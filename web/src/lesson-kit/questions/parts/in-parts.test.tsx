import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { questionOf } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { answerWords, rightWords } from '../answer-words.ts';
import { TryQuestion } from '../try-question.tsx';

const ask = async (question: Question) => {
  await showAt('/', <TryQuestion item={question} figures={{}} misconceptions={[]} />);
  await screen.findByRole('group', { name: question.prompt });
  return userEvent.setup();
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });

test('structured: each part has its letter, its marks and its field', async () => {
  const user = await ask(questionOf.structured);
  await user.type(box(/\(a\) Name the part under the soil\. \(1 mark\)/), 'rooots');
  await user.type(box(/\(b\) How long is the bed\? \(2 marks\)/), '10');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('1 of 3 marks')).toBeTruthy();
  expect(screen.getByText('Try again.')).toBeTruthy();
  expect(box(/\(b\).*Not yet/)).toBeTruthy();
  expect(screen.queryByText('Plants need water.')).toBeNull();
  await user.clear(box(/\(b\)/));
  await user.type(box(/\(b\)/), '12{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('structured: own words are compared with the guide, and the ticks count for nothing', async () => {
  const user = await ask(questionOf.structured);
  await user.type(box(/\(a\)/), 'roots');
  await user.type(box(/\(b\)/), '12');
  await user.type(box(/\(c\)/), 'They drink.');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('3 of 3 marks')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Plants need water.' }));
  expect(screen.getByText(/You ticked 1 of 2/)).toBeTruthy();
  expect(screen.getByText('3 of 3 marks')).toBeTruthy();
});

test('working: the given line is read, the gaps are filled, and each line has its marks', async () => {
  const user = await ask(questionOf.working);
  expect(screen.getByText('Area = length × width')).toBeTruthy();
  await user.type(box(/Line 2, gap 1/), '6');
  await user.type(box(/Line 2, gap 2/), '4');
  await user.type(box(/Line 3, gap 1/), '10{Enter}');
  expect(screen.getByText('1 of 2 marks')).toBeTruthy();
  expect(box(/Line 3, gap 1. Not yet/)).toBeTruthy();
  await user.clear(box(/Line 3/));
  await user.type(box(/Line 3/), '24{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('working: the full stop after a gap stands with its gap, not at the head of a line', async () => {
  const four = { accepted: ['4'], mistakes: [] };
  await ask({
    ...questionOf.working,
    lines: [{ text: ['R has ', ' and ', '. Count.'], gaps: [four, four], marks: 1 }],
  });
  const [first, last] = screen.getAllByRole('textbox').map((gap) => gap.parentElement?.textContent);
  expect([first, last]).toEqual(['', '.']);
  expect(screen.getByText('Count.')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('R has  and . Count. (1 mark)');
});

test('answers in parts are said line by line', () => {
  expect(answerWords(questionOf.structured, ['root', '', 'x'])).toEqual(['(a) root', '(b) …', '(c) x']);
  expect(rightWords(questionOf.working)).toEqual(['Area = length × width', 'Area = 6 × 4', 'Area = 24 cm²']);
});
