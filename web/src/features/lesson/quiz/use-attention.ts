import { useEffect, useRef } from 'react';
import { showMarks } from '#lesson-kit/questions/index.ts';

/**
 * Manages the focus: each new question takes it, except on page load. After a check it stays on the main
 * button, and the result is announced.
 */
export const useAttention = (at: number, checked: boolean, announced: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const place = useRef(announced ? -1 : at);
  const before = useRef({ at, checked });
  useEffect(() => {
    if (place.current === at) return;
    place.current = at;
    scrollTo?.(0, 0);
    heading.current?.focus();
  }, [at]);
  useEffect(() => {
    const wasChecked = before.current.at === at && !before.current.checked && checked;
    before.current = { at, checked };
    if (wasChecked) showMarks(main.current);
  }, [at, checked]);
  return { heading, main };
};
