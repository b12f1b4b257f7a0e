import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { questionOf, singleQuestion } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { answerWords, rightWords } from './answer-words.ts';
import { TryQuestion } from './try-question.tsx';

const misconceptions = [{ id: 'holes-hold', name: 'Holes hold water', help: 'Water runs through holes.' }];

const ask = async (question: Question, isYoung = false) => {
  await showAt(
    '/',
    <TryQuestion item={question} figures={{}} misconceptions={misconceptions} isYoung={isYoung} />,
  );
  return userEvent.setup();
};
const check = async (user: ReturnType<typeof userEvent.setup>) => {
  screen.getByRole('button', { name: 'Check' }).focus();
  await user.keyboard('{Enter}');
};

test('single: arrows choose without answering, Check answers, and it may be tried again', async () => {
  const user = await ask(singleQuestion('s', 'What holds water?'));
  screen.getByLabelText(/a sieve/).focus();
  await user.keyboard(' ');
  await check(user);
  expect(screen.getByText('Try again.')).toBeTruthy();
  expect(screen.getByText('Water runs through holes.')).toBeTruthy();
  expect(screen.queryByText('Right answer')).toBeNull();
  await user.keyboard('{Tab}');
  screen.getByLabelText(/a cup/).focus();
  await user.keyboard(' ');
  await check(user);
  expect(screen.getByText('Correct!')).toBeTruthy();
  expect(screen.getByText('A cup holds water.')).toBeTruthy();
});

test('single: a press answers at once', async () => {
  const user = await ask(singleQuestion('s', 'What holds water?'));
  await user.click(screen.getByLabelText(/a cup/));
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('what a question speaks of is drawn from data and told in words', async () => {
  await ask({
    ...singleQuestion('s', 'How many mangoes are there?'),
    show: { kind: 'counters', thing: 'mango', groups: [{ count: 7 }] },
  });
  expect(await screen.findByRole('img', { name: 'mangoes: 7' })).toBeTruthy();
});

test('several: space ticks, and only all right ones are right', async () => {
  const user = await ask(questionOf.several);
  const boxes = screen.getAllByRole('checkbox');
  boxes[0]?.focus();
  await user.keyboard(' ');
  await check(user);
  expect(screen.getByText('Try again.')).toBeTruthy();
  boxes[2]?.focus();
  await user.keyboard(' ');
  await check(user);
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('number: Enter checks, and the unit stands beside the field', async () => {
  const user = await ask(questionOf.number);
  expect(screen.getByText('cm')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'What is 6 × 7?' }), '41{Enter}');
  expect(screen.getByText('Try again.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '42{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('text: a slip of spelling is forgiven', async () => {
  const user = await ask(questionOf.text);
  await user.type(screen.getByRole('textbox'), 'kampla{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('order: a tap puts a tile in the next place and takes it back; a key moves it, and each move is told', async () => {
  const user = await ask(questionOf.order);
  await screen.findByText('Next goes here');
  const places = () =>
    screen
      .getAllByRole('button')
      .map((tile) => /^Place (\d): (\w+)/.exec(tile.getAttribute('aria-label') ?? '')?.[2])
      .filter(Boolean);
  for (const name of ['two', 'three', 'one']) await user.click(screen.getByRole('button', { name }));
  expect(places()).toEqual(['two', 'three', 'one']);
  expect(screen.getByText('one: place 3 of 3')).toBeTruthy();
  const third = screen.getByRole('button', { name: 'Place 3: one. Press to take it back.' });
  third.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(places()).toEqual(['one', 'two', 'three']);
  expect(document.activeElement?.textContent).toBe('one');
  await user.keyboard('{Enter}');
  expect(places()).toEqual(['two', 'three']);
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'one' }));
  await check(user);
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('match: a partner joins the chosen tile, and a press on a pair parts it', async () => {
  const user = await ask(questionOf.match);
  await screen.findByText('Tap one on the left. Then tap its partner.');
  const join = async (left: string, right: string) => {
    for (const name of [left, right]) {
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
    }
  };
  await join('hen', 'milk');
  await join('cow', 'egg');
  await check(user);
  expect(screen.getByText('Try again.')).toBeTruthy();
  // The feedback disappears with the first change.
  for (const name of ['hen: milk. Press to part them. Not yet.', 'cow: egg. Press to part them.']) {
    const [tile] = screen.getAllByRole('button', { name });
    tile?.focus();
    await user.keyboard('{Enter}');
  }
  await join('hen', 'egg');
  await join('cow', 'milk');
  await check(user);
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('gap: each gap has its own name and its choices', async () => {
  const user = await ask(questionOf.gap);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Gap 1 of 2' }), 'hot');
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 2 of 2' }), 'cold');
  await check(user);
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('the youngest hear each tile that they press, and how it went before they hear why', async () => {
  const { spoken } = giveVoice();
  const heard = () => spoken.splice(0).map(({ text }) => text);
  const user = await ask(questionOf.order, true);
  for (const name of ['one', 'two', 'three']) await user.click(await screen.findByRole('button', { name }));
  expect(heard()).toEqual(['one', 'two', 'three']);
  await check(user);
  expect(heard()).toEqual(['Correct!']);
  cleanup();
  const other = await ask(questionOf.match, true);
  await other.click(await screen.findByRole('button', { name: 'cow' }));
  await other.click(screen.getByRole('button', { name: 'milk' }));
  expect(heard()).toEqual(['cow', 'milk']);
  cleanup();
  const older = await ask(questionOf.order);
  await older.click(await screen.findByRole('button', { name: 'one' }));
  expect(heard()).toEqual([]);
});

test('an answer of every kind can be told in words', () => {
  expect(rightWords(singleQuestion('s', ''))).toEqual(['a cup']);
  expect(rightWords(questionOf.several)).toEqual(['2', '4']);
  expect(rightWords(questionOf.number)).toEqual(['42 cm']);
  expect(rightWords({ ...questionOf.number, answer: -12_500, unit: '%' })).toEqual(['−12,500%']);
  expect(answerWords(questionOf.number, '12500')).toEqual(['12500 cm']);
  expect(rightWords(questionOf.text)).toEqual(['Kampala']);
  expect(rightWords(questionOf.order)).toEqual(['1. one', '2. two', '3. three']);
  expect(rightWords(questionOf.match)).toEqual(['hen → egg', 'cow → milk']);
  expect(rightWords(questionOf.gap)).toEqual(['The sun is hot and ice is cold.']);
  expect(answerWords(questionOf.gap, null)).toEqual([]);
});

const isEnglish = (text: string) =>
  screen.getAllByText(text).every((element) => element.closest('form [lang=en]') !== null);

test.each(Object.values(questionOf))(
  'the words of $kind are marked as English, in whatever language the page is',
  async (question) => {
    await ask(question);
    expect(isEnglish(question.prompt)).toBe(true);
    const words = [
      ...('options' in question ? question.options.map(({ text }) => text) : []),
      ...('steps' in question ? question.steps : []),
      ...('pairs' in question ? question.pairs.flatMap(({ left, right }) => [left, right]) : []),
      ...('choices' in question ? (question.choices ?? []) : []),
    ];
    for (const word of words) expect([word, isEnglish(word)]).toEqual([word, true]);
  },
);

test('after an answer the reason is marked as English, and what the page says about it is not', async () => {
  const user = await ask(singleQuestion('s', 'What holds water?'));
  await user.click(screen.getByLabelText(/a sieve/));
  expect(isEnglish('Water runs through holes.')).toBe(true);
  expect([isEnglish('Try again.'), isEnglish('You chose this')]).toEqual([false, false]);
});

test('a forgiven slip is right, and the right spelling stands beside it', async () => {
  const user = await ask({ ...questionOf.text, accepted: ['fruit'], mistakes: [] });
  await user.type(screen.getByRole('textbox'), 'fruite');
  await check(user);
  expect(screen.getByRole('status').textContent).toContain('Correct!');
  expect(screen.getByRole('status').textContent).toContain('It is spelt: fruit');
  cleanup();
  const again = await ask({ ...questionOf.text, accepted: ['fruit'], mistakes: [] });
  await again.type(screen.getByRole('textbox'), 'Fruit.');
  await check(again);
  expect(screen.getByRole('status').textContent).not.toContain('spelt');
});
