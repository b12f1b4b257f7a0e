import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody fills in a form: with a finger, or with nothing but keys. */
export type Hands = {
  type: (field: Locator, words: string) => Promise<void>;
  choose: (list: Locator, option: string) => Promise<void>;
  press: (button: Locator) => Promise<void>;
};

export const fingers: Hands = {
  type: (field, words) => field.fill(words),
  choose: async (list, option) => void (await list.selectOption({ label: option })),
  press: (button) => button.click(),
};

/** Goes on by Tab until the element has the focus: what Tab does not reach, a keyboard cannot use. */
export const tabTo = async (page: Page, goal: Locator): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal, 'reached by Tab').toBeFocused();
};

export const keysOnly = (page: Page): Hands => ({
  type: async (field, words) => {
    await tabTo(page, field);
    await page.keyboard.type(words);
  },
  choose: async (list, option) => {
    await tabTo(page, list);
    await page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  },
  press: async (button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
});
