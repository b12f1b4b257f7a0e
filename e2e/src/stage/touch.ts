import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import type { Locator } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Moves something of a touch scene and checks it: a try is all that the explainer waits for. */
export const tryTouch = async (hands: Hands, player: Locator, touch: Touch): Promise<void> => {
  const button = (name: string) => player.getByRole('button', { name, exact: true });
  if (touch.on === 'sort') {
    for (const { name, box } of touch.things) {
      await hands.press(button(name));
      await hands.press(player.getByRole('button', { name: `Put ${name} here` }).nth(box));
    }
  } else if (touch.on === 'map') await player.getByRole('radio').first().check();
  else if (touch.on === 'circuit') await hands.press(player.getByRole('switch').first());
  else await hands.press(player.getByRole('button', { name: /: more$/ }).first());
  await hands.press(button('Check'));
};
