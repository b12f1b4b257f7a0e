import type { Page } from '@playwright/test';
import checker, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that night can change: the tokens are colours, and nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

declare global {
  /** The checker, once its source has been read into the page. */
  var axe: typeof import('axe-core') | undefined;
}

/**
 * What axe finds, told so that it can be mended. The source (half a megabyte) is read once for each opened page: to
 * send it again for every look took as long as the looking.
 */
export const violations = async (page: Page, where: string, rules?: string[]) => {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(checker.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
  };
  const found = await page.evaluate(async (asked) => {
    const { violations: all } = await (globalThis.axe as typeof import('axe-core')).run(document, asked);
    return all.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, options);
  return found.map((one) => `${where} ${one}`);
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
