import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Page } from '@playwright/test';
import { answerRight, contentOf, formOf, questionsAround } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { asked, logIn, newLearner } from '#stage/people.ts';
import { expectEarned } from '#stage/saved.ts';
import { expect, test } from '#stage/stage.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Counted = { items: { id: string; bestScore: number | null }[] };

/** Seeds and best result of the checkpoint in the account. */
const counted = async (page: Page) => {
  const { id } = await asked<{ id: number }>(page, '/me');
  const { totalXP } = await asked<{ totalXP: number }>(page, `/xp/${id}`);
  const { items } = await asked<Counted>(page, '/units/400/progress');
  return { seeds: totalXP, best: items.find(({ id: item }) => item === 'u400-q1')?.bestScore ?? null };
};

test('a checkpoint that was not passed gives hints; its retry asks other questions, is passed and counts', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const quiz = await contentOf(server.address, 'u400-q1', 'quiz');
  const authored = new Set(quiz.items.map(({ prompt }) => prompt));
  const known = await questionsAround(server.address, quiz);
  const { email } = await newLearner(server.address, 'Namubiru Joy');
  await logIn(page, email);
  await page.goto('/lesson/u400-q1');

  // One wrong answer; the others are skipped.
  const main = page.getByRole('main');
  const at = quiz.items.findIndex(({ kind }) => kind === 'single');
  const first = quiz.items[at];
  if (first?.kind !== 'single') throw new Error('the checkpoint has no choice');
  for (let n = 0; n < at; n++) await button(page, 'Skip this one').click();
  const wrong = first.options.findIndex(({ right }) => !right);
  await main.locator(`label:has(input[value="${wrong}"])`).click();
  await button(page, 'Check').click();
  const key = first.options[Number(rightAnswer(first))]?.text ?? '';
  await expect(main.getByText('Not yet.')).toBeVisible();
  await expect(main.getByText('Right answer')).toHaveCount(0);
  await button(page, 'Next').click();
  for (let n = at + 2; n <= quiz.items.length; n++) await button(page, 'Skip this one').click();
  await button(page, 'Finish').click();
  await expect(page.getByText(`0 / ${quiz.items.length} correct`).first()).toBeVisible();
  await page.getByText('Your answers', { exact: true }).click();
  await expect(page.getByText('Read the hints and try again.')).toBeVisible();
  await expect(page.locator('details')).not.toContainText(key);
  await expect.poll(() => counted(page)).toEqual({ seeds: 0, best: 0 });

  await button(page, 'Retry').click();
  const prompts: string[] = [];
  for (let n = 1; n <= quiz.items.length; n++) {
    await expect(main.getByText(`Question ${n} of ${quiz.items.length}`, { exact: true })).toBeVisible();
    const prompt = (await page.locator('[data-prompt] h2').textContent()) ?? '';
    prompts.push(prompt);
    // A reload in the middle shows the same question.
    if (n === 4) {
      await page.reload();
      await expect(page.locator('[data-prompt] h2')).toHaveText(prompt);
    }
    const question = known.get(prompt);
    if (question === undefined) throw new Error(`nobody wrote: ${prompt}`);
    const form = formOf(main, question);
    await answerRight(fingers, form, question);
    await button(page, 'Check').click();
    await button(page, n === quiz.items.length ? 'Finish' : 'Next').click();
  }
  expect(prompts.filter((prompt) => !authored.has(prompt)).length).toBeGreaterThanOrEqual(5);
  await expect(page.getByText(`${quiz.items.length} / ${quiz.items.length} correct`).first()).toBeVisible();
  await expectEarned(page);
  expect(await counted(page)).toEqual({ seeds: 25, best: 100 });
});
