import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { isWide } from './blocks.ts';
import { measureSheets, type Sheets } from './measure.ts';

type Wanted = { readonly half: boolean; readonly isSmall: boolean };

const unmeasured: Sheets = { given: 1, own: 0, zoom: 1 };

/** The sheets needed for printing, measured again when the words or the paper change. */
export const useSheets = (
  holder: RefObject<HTMLElement | null>,
  page: ToolPage,
  { half, isSmall }: Wanted,
): Sheets => {
  const [sheets, setSheets] = useState(unmeasured);
  useLayoutEffect(() => {
    const [first, , third] = holder.current?.querySelectorAll('article') ?? [];
    if (first === undefined) return;
    if (!half) {
      setSheets(measureSheets(first, page.blocks.some(isWide) ? 'across' : 'upright', isSmall));
      return;
    }
    const copy = measureSheets(first, 'half', true);
    const own =
      third === undefined || third.matches('.noprint') ? null : measureSheets(third, 'across', isSmall);
    setSheets({ ...copy, own: own === null ? 0 : own.given + own.own });
  }, [holder, page, half, isSmall]);
  return sheets;
};
