import type { Locator } from '@playwright/test';
import { expect } from './stage.ts';

/** It is on the screen as it stands, and nothing lies over it: a bar that sticks to an edge covers what is under it. */
export const inSight = (goal: Locator, words: string): Promise<void> =>
  expect
    .poll(
      () =>
        goal.evaluate((element) => {
          const { left, width, top, bottom } = element.getBoundingClientRect();
          return [top + 6, bottom - 6].every((y) =>
            element.contains(document.elementFromPoint(left + width / 2, y)),
          );
        }),
      { message: `${words} is in sight` },
    )
    .toBe(true);
