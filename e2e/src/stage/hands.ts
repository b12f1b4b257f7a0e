import { expect, type Locator, type Page } from '@playwright/test';

/** Ways to fill in a form: by touch, or by keyboard only. */
export type Hands = {
  type: (field: Locator, words: string) => Promise<void>;
  choose: (list: Locator, option: string) => Promise<void>;
  /** Chooses one of several radios or checkboxes. */
  pick: (options: Locator, place: number) => Promise<void>;
  press: (button: Locator) => Promise<void>;
};

export const fingers: Hands = {
  type: (field, words) => field.fill(words),
  choose: async (list, option) => void (await list.selectOption({ label: option })),
  // The input is hidden; its label draws the box.
  pick: (options, place) => options.nth(place).locator('xpath=ancestor::label').click(),
  press: (button) => button.click(),
};

/**
 * Where the goal is relative to the focus: there, before it, or after it. Radios of one name are one goal.
 */
const wayTo = (goal: Locator) =>
  goal.evaluate((element) => {
    const { activeElement: now } = document;
    const groupOf = (one: Element | null) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null;
    if (now === element || (groupOf(element) !== null && groupOf(now) === groupOf(element))) return 'there';
    // Nothing has the focus, or the focused element was removed: the browser continues from its place.
    if (now === null || now === document.body) return 'after';
    const isBefore = (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    return isBefore && !element.contains(now) ? 'before' : 'after';
  });

/**
 * Presses Tab, or Shift+Tab, until the element has the focus: anything they do not reach is unusable by
 * keyboard.
 */
export const tabTo = async (page: Page, goal: Locator): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    const way = await wayTo(goal);
    if (way === 'there') return;
    await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
  }
  await expect(goal, 'reached by Tab').toBeFocused();
};

/** Radios are one tab stop; arrows choose among them. */
const pickRadio = async (page: Page, options: Locator, place: number) => {
  const goal = options.nth(place);
  await tabTo(page, options.first());
  if (await goal.evaluate((element) => element === document.activeElement))
    await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await goal.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(goal, 'chosen by arrows').toBeChecked();
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
  pick: async (options, place) => {
    if ((await options.first().getAttribute('type')) === 'radio') return pickRadio(page, options, place);
    await tabTo(page, options.nth(place));
    await page.keyboard.press('Space');
  },
  press: async (button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
});
