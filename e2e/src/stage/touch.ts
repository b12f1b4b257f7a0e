import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import type { Locator } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Moves something in a touch scene and checks it; a wrong try shows feedback, and the lesson continues. */
export const tryTouch = async (hands: Hands, player: Locator, touch: Touch): Promise<void> => {
  const button = (name: string) => player.getByRole('button', { name, exact: true });
  if (touch.on === 'sort') {
    for (const { name, box } of touch.things) {
      await hands.press(button(name));
      await hands.press(player.getByRole('button', { name: `Put ${name} here` }).nth(box));
    }
  } else if (touch.on === 'map') await hands.pick(player.getByRole('radio'), 0);
  else if (touch.on === 'circuit') await hands.press(player.getByRole('switch').first());
  else if (touch.on === 'place') {
    for (const { name, goes } of touch.things.slice(0, 2)) {
      await hands.press(player.getByRole('button', { name: `${name}: not placed yet` }));
      await hands.press(player.getByRole('button', { name: `Put ${name} here` }).nth(goes ?? 0));
    }
  } else if (touch.on === 'program' && touch.as === 'text')
    await hands.type(player.getByRole('textbox'), touch.blocks[0] ?? '');
  else if (touch.on === 'program')
    await hands.press(player.getByRole('group', { name: 'Blocks' }).getByRole('button').first());
  else await hands.press(player.getByRole('button', { name: /: more$/ }).first());
  await hands.press(button(touch.on === 'program' ? 'Run the program' : 'Check'));
  if (await button('Show me').isVisible()) await hands.press(button('Show me'));
};
