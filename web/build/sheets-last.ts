import type { Plugin } from 'vite';

/** Vite's code for lazy style sheets, and its replacement here. */
const changes: readonly (readonly [before: string, after: string])[] = [
  ['document.head.appendChild(link)', 'document.body.appendChild(link)'],
  ['.has(dep.href)', `.has(dep.href) || document.querySelector('style[data-href="' + dep.pathname + '"]')`],
];

/**
 * The style sheets of a page are at the end of its body. A lazy one must come after them, because otherwise the base
 * rules of a card or button would override its rules. Vite would append it to the head. An inlined one
 * (`prerender.ts`) is already there.
 */
export const sheetsLast = (): Plugin => ({
  name: 'afrolearn-sheets-last',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => {
    if (!id.includes('vite/preload-helper')) return null;
    let changed = code;
    for (const [before, after] of changes) {
      if (changed.split(before).length !== 2)
        throw new Error(`Vite does later sheets otherwise: no ${before}`);
      changed = changed.replace(before, () => after);
    }
    return { code: changed, map: null };
  },
});
