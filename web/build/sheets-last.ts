import type { Plugin } from 'vite';

/**
 * The sheets of a page stand at the end of its body. One that comes later must come after them, or what it says of a card
 * or a button would be overruled by the card's own rules. Vite would put it into the head.
 */
export const sheetsLast = (): Plugin => ({
  name: 'afrolearn-sheets-last',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => {
    if (!id.includes('vite/preload-helper')) return null;
    const put = code.replace('document.head.appendChild(link)', 'document.body.appendChild(link)');
    if (put === code) throw new Error('Vite puts later sheets elsewhere than it did.');
    return { code: put, map: null };
  },
});
