import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { EntryContent, Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { MatchQuestion, OrderQuestion, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Locator } from '@playwright/test';
import type { Hands } from './hands.ts';
import { expect } from './stage.ts';

/** A lesson's content from the server, as any browser gets it. */
export const contentOf = async <T extends EntryContent['type']>(
  address: string,
  id: string,
  type: T,
): Promise<Extract<EntryContent, { type: T }>> => {
  const { content } = (await (await fetch(`${address}/api/lesson/${id}`)).json()) as {
    content: EntryContent;
  };
  if (content.type !== type) throw new Error(`${id} is a ${content.type}, not a ${type}`);
  return content as Extract<EntryContent, { type: T }>;
};

/**
 * Every question that a checkpoint or its retry may ask, except exercises: its own, and those of its lessons.
 */
export const questionsAround = async (address: string, quiz: Quiz): Promise<Map<string, Question>> => {
  const numbers = [...new Set(quiz.items.flatMap(({ lesson }) => lesson ?? []))];
  const lessons = await Promise.all(
    numbers.map((n) => contentOf(address, lessonId(quiz.unitId, n), 'video')),
  );
  return new Map([...lessons.flatMap(questionsOf), ...quiz.items].map((one) => [one.prompt, one]));
};

/** Taps the tiles in order; each goes to the next place. */
const putInOrder = async (hands: Hands, form: Locator, { steps }: OrderQuestion) => {
  const tray = form.getByRole('list', { name: 'Tiles to place' });
  for (const [at, step] of steps.entries()) {
    await hands.press(tray.getByRole('button', { name: step, exact: true }).first());
    await expect(
      form.getByRole('button', { name: `Place ${at + 1}: ${step}. Press to take it back.` }),
    ).toBeVisible();
  }
};

const matchAll = async (hands: Hands, form: Locator, { pairs }: MatchQuestion) => {
  const partners = form.getByRole('list', { name: 'Words to choose from' });
  for (const { left, right } of pairs) {
    await hands.press(form.getByRole('button', { name: left, exact: true }).first());
    await hands.press(partners.getByRole('button', { name: right, exact: true }).first());
    await expect(
      form.getByRole('button', { name: `${left}: ${right}. Press to part them.` }).first(),
    ).toBeVisible();
  }
};

const typeFraction = async (hands: Hands, place: Locator, answer: string) => {
  const [whole = '', over = ''] =
    answer.includes(' ') || !answer.includes('/') ? answer.split(' ') : ['', answer];
  for (const [at, digits] of [whole, ...over.split('/')].entries())
    if (digits !== '') await hands.type(place.getByRole('textbox').nth(at), digits);
};

const typeTime = async (hands: Hands, place: Locator, answer: string) => {
  const [time = '', half] = answer.split(' ');
  for (const [at, digits] of time.split(':').entries())
    await hands.type(place.getByRole('textbox').nth(at), digits);
  if (half !== undefined) await hands.choose(place.getByRole('combobox'), half);
};

/** Options are shuffled; the value of each is its authored position. */
export const authoredAt = (options: Locator, place: number): Locator =>
  options.and(options.page().locator(`input[value="${place}"]`));

const pickAuthored = async (hands: Hands, options: Locator, place: number) => {
  await options.first().waitFor({ state: 'attached' });
  const shown = await options.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await hands.pick(options, shown.indexOf(String(place)));
};

/** Answers a question of any kind correctly. `form` contains the question. */
export const answerRight = async (hands: Hands, form: Locator, question: Question): Promise<void> => {
  const answer = rightAnswer(question);
  switch (question.kind) {
    case 'single':
      return pickAuthored(hands, form.getByRole('radio'), Number(answer));
    case 'several':
      for (const place of answer as number[]) await pickAuthored(hands, form.getByRole('checkbox'), place);
      return;
    case 'number':
    case 'text':
      return hands.type(form.getByRole('textbox'), String(answer));
    case 'fraction':
      return typeFraction(hands, form, String(answer));
    case 'time':
      return typeTime(hands, form, String(answer));
    case 'structured':
      for (const [at, { field }] of question.parts.entries()) {
        const part = form.getByRole('listitem').nth(at);
        const typed = (answer as string[])[at] ?? '';
        if (field.kind === 'fraction') await typeFraction(hands, part, typed);
        else if (field.kind === 'time') await typeTime(hands, part, typed);
        else await hands.type(part.getByRole('textbox'), typed);
      }
      return;
    case 'working':
      for (const [at, typed] of (answer as string[]).entries())
        await hands.type(form.getByRole('textbox').nth(at), typed);
      return;
    case 'order':
      return putInOrder(hands, form, question);
    case 'match':
      return matchAll(hands, form, question);
    case 'gap':
      for (const [at, word] of (answer as string[]).entries()) {
        const gap = form.getByLabel(`Gap ${at + 1} of ${question.gaps.length}`, { exact: true });
        if (question.choices === undefined) await hands.type(gap, word);
        else await hands.choose(gap, word);
      }
  }
};

/** The form of the question with these words. */
export const formOf = (place: Locator, { prompt }: Question): Locator =>
  place.locator('form').filter({ has: place.page().getByRole('heading', { name: prompt, exact: true }) });

/** Answers a practice question correctly and checks the feedback. */
export const tryRight = async (hands: Hands, place: Locator, question: Question): Promise<void> => {
  const form = formOf(place, question);
  await answerRight(hands, form, question);
  // Single choices are checked immediately.
  const check = form.getByRole('button', { name: 'Check', exact: true });
  const correct = form.getByRole('heading', { name: 'Correct!' });
  await expect(check.or(correct)).toBeVisible();
  if (await check.isVisible()) await hands.press(check);
  await expect(correct).toBeVisible();
};
