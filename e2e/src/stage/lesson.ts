import type { Lesson, Quiz, Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { sceneSeconds } from '@afrolearn/learning/lessons/timing.ts';
import type { Page } from '@playwright/test';
import { answerRight, formOf, tryRight } from './answers.ts';
import type { Hands } from './hands.ts';
import { expect } from './stage.ts';
import { tryTouch } from './touch.ts';

const waits = ({ kind }: Scene['visual']): boolean => kind === 'question' || kind === 'touch';

/**
 * Plays a lesson to the end with the player's own buttons; answers every question, and fast-forwards the
 * page's clock for each scene.
 */
export const playToEnd = async (
  hands: Hands,
  page: Page,
  { scenes, gradeId, level }: Lesson,
): Promise<void> => {
  await page.clock.install();
  const player = page.getByRole('region', { name: 'Explainer' });
  const control = (name: string) => player.getByRole('button', { name, exact: true });
  await hands.press(control('Play'));
  await hands.press(control('Pause'));
  for (const [at, { visual, narration }] of scenes.entries()) {
    await expect(player.getByRole('slider', { name: 'Place in the lesson' })).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`scene ${at + 1} of ${scenes.length}`),
    );
    const next = scenes[at + 1];
    if (visual.kind === 'question' || visual.kind === 'touch') {
      if (visual.kind === 'question') await tryRight(hands, player, visual.item);
      else await tryTouch(hands, player, visual.touch);
      await hands.press(control(next === undefined ? 'Finish' : 'Carry on'));
      // A scene that waits for the learner does not play on.
      if (next !== undefined && !waits(next.visual)) await hands.press(control('Pause'));
    } else {
      await page.clock.runFor(sceneSeconds(narration, gradeId ?? level) * 1000);
      await hands.press(control('Next scene'));
    }
  }
  await expect(player.getByText('You saw the whole lesson.')).toBeAttached();
};

/** Answers a range of checkpoint questions correctly (the end is exclusive). */
export const answerQuestions = async (
  hands: Hands,
  page: Page,
  { items }: Quiz,
  from = 0,
  to = items.length,
): Promise<void> => {
  const main = page.getByRole('main');
  for (const [at, item] of items.entries()) {
    if (at < from || at >= to) continue;
    await expect(main.getByText(`Question ${at + 1} of ${items.length}`, { exact: true })).toBeVisible();
    const form = formOf(main, item);
    await answerRight(hands, form, item);
    await hands.press(form.getByRole('button', { name: 'Check', exact: true }));
    const last = at === items.length - 1;
    await hands.press(form.getByRole('button', { name: last ? 'Finish' : 'Next', exact: true }));
  }
};
