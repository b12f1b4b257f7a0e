import type { Plugin } from 'vite';

/** What Vite does with a sheet that is asked for later, and what it does here. */
const changes: readonly (readonly [before: string, after: string])[] = [
  ['document.head.appendChild(link)', 'document.body.appendChild(link)'],
  ['.has(dep.href)', `.has(dep.href) || document.querySelector('style[data-href="' + dep.pathname + '"]')`],
];

/**
 * The sheets of a page stand at the end of its body. One that comes later must come after them, or what it says of a card
 * or a button would be overruled by the card's own rules. Vite would put it into the head. And one that travelled inside of
 * the page (`prerender.ts`) is there already.
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
