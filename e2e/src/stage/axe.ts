import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that night can change: the tokens are colours, and nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds, told so that it can be mended. */
export const violations = async (page: Page, where: string, rules?: string[]) => {
  // Legacy: in the page itself. There are no frames to ask, and the other way opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === undefined) axe.withTags(tags);
  else axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** Day or night, when the colours have arrived: some of them fade over, and half-way there is no contrast. */
export const light = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
};
