import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import type { CSSProperties } from 'react';
import type { Figures } from '#lesson-kit/figure.tsx';

/** Few words, which may be large. Longer ones would not all be in sight. */
const isShort = (visual: Visual): boolean =>
  /points|steps|comparison|sentence/.test(visual.kind) && JSON.stringify(visual).length < 300;

type Ground = { style?: CSSProperties; 'data-earth'?: boolean };

/**
 * Few words are written large (the stage says how large, by its height). A picture's sky and earth, for the stage above
 * and below it. Words under a picture lie on paper.
 */
export const groundOf = (visual: Visual, figures: Figures): Ground => {
  if (isShort(visual)) return { style: { '--told': 'var(--loud)' } as CSSProperties };
  if (visual.kind !== 'title' && visual.kind !== 'picture' && visual.kind !== 'diagram') return {};
  const [above, below] = figures[visual.figure ?? '']?.grounds ?? [];
  const hasWords = visual.kind === 'title' || (visual.kind === 'picture' && visual.caption !== undefined);
  const isEarth = below !== undefined && !hasWords;
  return {
    style: { '--above': above, '--below': isEarth ? below : undefined } as CSSProperties,
    'data-earth': isEarth,
  };
};
