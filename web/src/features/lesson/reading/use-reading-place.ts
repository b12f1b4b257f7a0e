import { type RefObject, useEffect, useRef } from 'react';
import { useLeftPlace } from '../video/use-left-place.ts';

type ReadingPlace = { paragraph: number; count: number };

/** Written down when the scrolling has come to rest, not at each of its steps. */
const rest = 400;

const placeFrom = (kept: unknown): ReadingPlace | null => {
  const { paragraph, count } = (kept ?? {}) as Partial<ReadingPlace>;
  return typeof paragraph === 'number' && typeof count === 'number' ? { paragraph, count } : null;
};

const paragraphsOf = (text: HTMLElement): readonly Element[] => [
  ...text.querySelectorAll('p, li, h2, h3, figure'),
];

/**
 * The first that is not above the line to which the browser scrolls (`scroll-padding-top`, and a pixel for rounding).
 * Measured from the edge of the screen, each opening would begin one paragraph before the last.
 */
export const topmost = (paragraphs: readonly Element[]): number => {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return paragraphs.findIndex((one) => one.getBoundingClientRect().bottom > line + 1);
};

/**
 * A reading opens at the paragraph where it was left. Whoever scrolls before it is known where that was stays where they
 * are; a text that has other paragraphs by now begins at its start.
 */
export const useReadingPlace = (id: string, text: RefObject<HTMLElement | null>, isRead: boolean): void => {
  const { from, keep } = useLeftPlace(id, placeFrom);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const paragraphs = text.current === null ? [] : paragraphsOf(text.current);
    if (from === null || isRead || hasScrolled.current || paragraphs.length !== from.count) return;
    paragraphs[from.paragraph]?.scrollIntoView({ block: 'start' });
  }, [from, text, isRead]);
  useEffect(() => {
    if (isRead) {
      keep(null);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const paragraphs = text.current === null ? [] : paragraphsOf(text.current);
      const paragraph = topmost(paragraphs);
      if (paragraph > 0) keep({ paragraph, count: paragraphs.length });
    };
    const onScroll = () => {
      hasScrolled.current = true;
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('scroll', onScroll);
    };
  }, [keep, text, isRead]);
};
