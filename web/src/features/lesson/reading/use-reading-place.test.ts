import { afterEach, expect, test, vi } from 'vitest';
import { topmost } from './use-reading-place.ts';

const padding = 80;

/** Paragraphs of 100 px with 20 px between them; the numbered one begins at the line to which the browser scrolls. */
const scrolledTo = (at: number) =>
  Array.from({ length: 6 }, (_, index) => {
    const one = document.createElement('p');
    const top = padding + (index - at) * 120;
    vi.spyOn(one, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100));
    return one;
  });

afterEach(() => {
  vi.restoreAllMocks();
});

test('a reading that is opened at a paragraph is left at that paragraph, not one before', () => {
  const style = { scrollPaddingTop: `${padding}px` } as CSSStyleDeclaration;
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(style);
  for (const at of [0, 1, 4]) expect(topmost(scrolledTo(at))).toBe(at);
});
