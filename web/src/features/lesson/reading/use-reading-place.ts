import { type RefObject, useEffect, useRef } from 'react';
import { useLeftPlace } from '../video/use-left-place.ts';

type ReadingPlace = { paragraph: number; count: number };

/** Debounce: saved after scrolling stops. */
const rest = 400;

const placeFrom = (kept: unknown): ReadingPlace | null => {
  const { paragraph, count } = (kept ?? {}) as Partial<ReadingPlace>;
  return typeof paragraph === 'number' && typeof count === 'number' ? { paragraph, count } : null;
};

const paragraphsOf = (text: HTMLElement): readonly Element[] => [
  ...text.querySelectorAll('p, li, h2, h3, figure'),
];

/**
 * The first paragraph below the scroll target (`scroll-padding-top`, plus a pixel for rounding). Measured
 * from the top of the screen, each opening would start one paragraph earlier.
 */
export const topmost = (paragraphs: readonly Element[]): number => {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return paragraphs.findIndex((one) => one.getBoundingClientRect().bottom > line + 1);
};

/**
 * Reopens a reading at the paragraph where it was left. A learner who scrolls first is not moved; a changed
 * text starts at the top.
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
