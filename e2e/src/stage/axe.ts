import type { Page } from '@playwright/test';
import checker, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules that dark mode can affect, because it changes only colour tokens. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

declare global {
  /** The checker, once its source is loaded into the page. */
  var axe: typeof import('axe-core') | undefined;
}

/**
 * Findings of axe with enough detail to fix them. The source (half a megabyte) is loaded once per page:
 * sending it for every check took as long as the check.
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

/** Switches light or dark mode and waits: some colours fade, and have no contrast half-way. */
export const light = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
};
