import type { Locator } from '@playwright/test';
import { expect } from './stage.ts';

/** Visible without scrolling and not covered, for example by a sticky bar. */
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
