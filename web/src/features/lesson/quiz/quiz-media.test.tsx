import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, questionOf, quiz, singleQuestion, unitReply, videoLesson } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { QuizMedia } from './quiz-media.tsx';

const open = async (given: Quiz = quiz, isLast = false) => {
  const goOn = vi.fn();
  await showAt(
    '/',
    <QuizMedia
      quiz={given}
      entries={unitReply.items}
      next={isLast ? null : (unitReply.items[1] ?? null)}
      goOn={goOn}
      unitEnd={isLast ? { to: '/unit/7', claims: false } : null}
    />,
  );
  return { user: userEvent.setup(), goOn };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const skip = 'Skip this one';

test('spec 1 §2.7: one question at a time, Back and Next, Finish, then the results', async () => {
  const { user, goOn } = await open();
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  await user.click(screen.getByLabelText(/a cup/));
  await press(user, 'Check');
  await press(user, 'Next');
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), '41');
  await press(user, 'Back');
  expect((screen.getByLabelText(/a cup/) as HTMLInputElement).checked).toBe(true);
  await press(user, 'Next');
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('41');
  await press(user, 'Check');
  await press(user, 'Next');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.type(screen.getByRole('textbox'), 'Jinja{Enter}');
  await press(user, 'Finish');
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
  expect(screen.getByText('1 / 3 correct')).toBeTruthy();
  expect(
    screen.getByText('Not yet. You need 70 percent, and you have 33. Read why, then try again.'),
  ).toBeTruthy();
  await press(user, 'Next lesson');
  expect(goOn).toHaveBeenCalledExactlyOnceWith();
});

test('one button: it says what is missing, then Check, then Next, and passes nothing silently', async () => {
  const { user } = await open({ ...quiz, items: [questionOf.order, questionOf.match, questionOf.gap] });
  const main = () => document.querySelector('[data-check]');
  await screen.findByText('Next goes here');
  expect([main()?.textContent, main()?.getAttribute('aria-disabled')]).toEqual(['3 more to place', 'true']);
  await user.click(main() as Element);
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  for (const name of ['one', 'two']) await press(user, name);
  expect(main()?.textContent).toBe('1 more to place');
  await press(user, 'three');
  expect([main()?.textContent, main()?.getAttribute('aria-disabled')]).toEqual(['Check', 'false']);
  await press(user, 'Check');
  expect(screen.getByText('Yes.')).toBeTruthy();
  await press(user, 'Next');
  await screen.findByText('0 of 2 matched');
  expect(main()?.textContent).toBe('2 pairs to go');
  await press(user, 'egg');
  expect(main()?.textContent).toBe('1 pair to go');
  await press(user, skip);
  await screen.findByRole('combobox', { name: 'Gap 1 of 2' });
  expect(main()?.textContent).toBe('2 more to fill');
});

test('what is to be chosen is asked for by the same button', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Choose an answer' }).getAttribute('aria-disabled')).toBe('true');
});
const typed = ['number', 'working', 'fraction', 'time', 'structured'] as const;
test.each(typed)('so is what is to be typed: %s', async (kind) => {
  await open({ ...quiz, items: [questionOf[kind]] });
  expect(screen.getByRole('button', { name: 'Type your answer' })).toBeTruthy();
});

test('below the pass mark Retry is the loud one and the weak lessons come first; the answers are folded', async () => {
  const about = (lesson: number | null, id: string) => ({ ...singleQuestion(id, `About ${id}?`), lesson });
  const items = [about(2, 'a'), about(1, 'b'), about(1, 'c'), about(null, 'd'), about(3, 'e')];
  serverAnswers({ 'GET /lesson/:id': noNetwork });
  const { user } = await open({ ...quiz, items });
  for (const option of ['a cup', 'a net', 'a net', 'a net', 'a cup']) {
    await user.click(screen.getByLabelText(new RegExp(option)));
    await press(user, 'Check');
    await press(user, option === 'a cup' && screen.queryByText('Question 5 of 5') ? 'Finish' : 'Next');
  }
  const retry = screen.getByRole('button', { name: 'Retry', description: 'Try again' });
  expect(retry.className).toContain('action');
  expect(screen.getByRole('button', { name: 'Next lesson' }).className).toContain('ghost');
  const topics = screen.getByRole('heading', { name: 'Look at these first' }).nextElementSibling;
  expect([...(topics?.children ?? [])].map((row) => row.textContent)).toEqual([
    'Water at home2 to win backSee it Water at home',
    'Other questions1 to win back',
    'Rain1 of 1 right',
    'Springs1 of 1 right',
  ]);
  expect(screen.getByRole('button', { name: 'See it Water at home' })).toBeTruthy();
  expect(document.querySelector('details')?.open).toBe(false);
});

test('who passed is led on, and every answer can be unfolded with the right one and why', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(/a cup/));
  for (const name of ['Check', 'Next']) await press(user, name);
  await user.type(screen.getByRole('textbox'), '42{Enter}');
  await press(user, 'Next');
  await user.type(screen.getByRole('textbox'), 'Kampala{Enter}');
  await press(user, 'Finish');
  expect(screen.getByText('3 / 3 correct')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' }).className).toContain('ghost');
  expect(screen.getByRole('button', { name: 'Next lesson' }).className).toContain('action');
  expect(screen.queryByRole('heading', { name: 'Look at these first' })).toBeNull();
});

test('the answers in the results of a first try that was not passed: given and left out, and no right ones', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(/a cup/));
  for (const name of ['Check', 'Next']) await press(user, name);
  await user.type(screen.getByRole('textbox'), '41{Enter}');
  for (const name of ['Next', skip, 'Finish']) await press(user, name);
  await user.click(screen.getByText('Your answers'));
  const rows = [...(document.querySelector('details ol')?.children ?? [])];
  const [first, second, third] = rows.map((row) => within(row as HTMLElement));
  expect(first?.getByText('Your answer is right')).toBeTruthy();
  expect(second?.getByText('41 cm')).toBeTruthy();
  expect(third?.getByText('You left this one out.')).toBeTruthy();
  expect([second?.queryByText('42 cm'), third?.queryByText('A cup holds water.')]).toEqual([null, null]);
});

test('spec 1 §2.7: Retry resets to question 1 with no answers', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(/a net/));
  for (const name of ['Check', 'Next', skip, skip, 'Finish', 'Retry']) await press(user, name);
  expect(await screen.findByText('Question 1 of 3')).toBeTruthy();
  expect(document.querySelector('input:checked, input[type=text]:not([value=""])')).toBeNull();
});

test('Finish says how many questions were left out, leads to the first, and asks once', async () => {
  const { user } = await open();
  await press(user, skip);
  await user.type(screen.getByRole('textbox'), '42{Enter}');
  for (const name of ['Next', skip]) await press(user, name);
  expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
  expect(
    screen.getByText('You left out 2 questions. Go back to them, or press Finish again.').closest('[role]')
      ?.role,
  ).toBe('status');
  await press(user, 'Go to question 1');
  await user.click(screen.getByLabelText(/a cup/));
  for (const name of ['Check', 'Next', 'Next', skip]) await press(user, name);
  expect(screen.getByText('2 / 3 correct')).toBeTruthy();
});

test('whoever checks sees the help for the named mistake, not the right answer, and cannot change the own one', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(/a sieve/));
  await press(user, 'Check');
  expect(screen.getByText('Not yet.')).toBeTruthy();
  expect(screen.getByText('Water runs through holes.')).toBeTruthy();
  expect(screen.getByText('You chose this')).toBeTruthy();
  for (const key of ['Right answer', 'A cup holds water.']) expect(screen.queryByText(key)).toBeNull();
  expect(screen.getAllByRole('radio').every((option) => (option as HTMLInputElement).disabled)).toBe(true);
});

test('at the end of the unit there is no next lesson, but a way to the unit', async () => {
  const { user } = await open(quiz, true);
  for (const name of [skip, skip, skip, 'Finish']) await press(user, name);
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next lesson' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See your unit' }).getAttribute('href')).toBe('/unit/7');
});

test('the bar says in words and in shape which questions were answered', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(/a net/));
  await press(user, 'Check');
  await press(user, 'Next');
  const bar = screen.getByRole('img', { name: 'Question 2 of 3, 1 answered' });
  const looks = [...bar.children].map(({ className }) => className);
  expect(new Set(looks).size, 'answered, now and to do differ').toBe(3);
});

test('the focus is never lost: Check leads to Next, a new question and Retry to the question with its number', async () => {
  const { user } = await open();
  const focused = () => document.activeElement;
  await user.click(screen.getByLabelText(/a cup/));
  await press(user, 'Check');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Next' }));
  await press(user, 'Next');
  const second = screen.getByRole('heading', { name: 'What is 6 × 7?' });
  expect(focused()).toBe(second);
  expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Question 2 of 3',
  );
  await user.type(screen.getByRole('textbox'), '42{Enter}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Next' }));
  for (const name of ['Next', skip, 'Finish']) await press(user, name);
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Results' }));
  await press(user, 'Retry');
  await screen.findByText('Question 1 of 3');
  expect(focused()).toBe(document.querySelector('[data-prompt] h2'));
});

test('the first question is there with the page: it does not take the focus', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
});

test('a hint takes the focus from the button that it replaces', async () => {
  const { user } = await open({
    ...quiz,
    items: [{ ...singleQuestion('h', 'Which?'), hint: 'Look for holes.' }],
  });
  await press(user, 'Show a hint');
  expect(document.activeElement?.textContent).toContain('Look for holes.');
});

test('religious education: the choice of either-or questions is asked once and stays on the device', async () => {
  const items = [
    { ...singleQuestion('c', 'From the Bible?'), faith: 'christian' as const, pair: 'p1' },
    { ...singleQuestion('i', 'From the Quran?'), faith: 'islamic' as const, pair: 'p1' },
    singleQuestion('s', 'For all?'),
  ];
  const { user } = await open({ ...quiz, items });
  await press(user, 'Questions of Islamic religious education');
  expect(localStorage.getItem('afl_faith')).toBe('islamic');
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'From the Quran?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'From the Quran?' }));
  await press(user, 'Choose other questions');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Which questions do you want?' }));
  await press(user, 'Questions of Christian religious education');
  expect(screen.getByRole('heading', { name: 'From the Bible?' })).toBeTruthy();
});

test('questions, hints and reasons are marked as English, what the page says is not', async () => {
  const { user } = await open();
  const isEnglish = (text: string) =>
    screen.getAllByText(text).every((element) => element.closest('div [lang=en]') !== null);
  expect([isEnglish('What can hold water?'), isEnglish('Question 1 of 3')]).toEqual([true, false]);
  await user.click(screen.getByLabelText(/a cup/));
  for (const name of ['Check', 'Next', skip, skip, 'Finish']) await press(user, name);
  for (const text of ['What can hold water?', 'a cup', 'A cup holds water.'])
    expect([text, isEnglish(text)]).toEqual([text, true]);
  expect([isEnglish('Your answer is right'), isEnglish('You left this one out.')]).toEqual([false, false]);
});

const aboutWater = {
  ...quiz,
  items: [{ ...singleQuestion('u7-q1-1', 'What holds water at home?'), lesson: 1 }],
};
const answerWrong = async () => {
  serverAnswers({
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson)),
  });
  const { user } = await open(aboutWater);
  await user.click(screen.getByLabelText(/a net/));
  await press(user, 'Check');
  return user;
};

test('after a wrong answer the scene that teaches it is seen again, and the question waits', async () => {
  const user = await answerWrong();
  await press(user, 'See that scene again');
  expect((await screen.findAllByText(/She carries it home/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/Apio walks to the/)).toEqual([]);
  await press(user, 'Back to the question');
  expect(screen.getByText('Not yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy();
});

test('after a wrong answer one fresh question of the same lesson can be tried', async () => {
  const user = await answerWrong();
  await press(user, 'Try one like it');
  await user.click(within(await screen.findByRole('radiogroup')).getByLabelText(/a cup/));
  expect(screen.getByRole('heading', { name: 'Which of these holds water?' })).toBeTruthy();
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('where the device has a voice, question and options have an ear; the youngest are read to at once', async () => {
  const { spoken } = giveVoice();
  await open({ ...quiz, level: 'P1-P3' });
  expect(spoken.map(({ text }) => text)).toEqual(['What can hold water?']);
  expect(screen.getByRole('button', { name: 'Listen: a cup' })).toBeTruthy();
  cleanup();
  await open();
  expect(screen.getByRole('button', { name: 'Listen: What can hold water?' })).toBeTruthy();
  expect(spoken).toHaveLength(1);
});
