import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import type { CSSProperties } from 'react';
import type { Figures } from '#lesson-kit/figure.tsx';

/** Few words can be large; longer texts would not fit. */
const isShort = (visual: Visual): boolean =>
  /points|steps|comparison|sentence/.test(visual.kind) && JSON.stringify(visual).length < 300;

type Ground = { style?: CSSProperties; 'data-earth'?: boolean };

/**
 * Few words are large (scaled to the stage). A picture's sky and earth colours extend the stage; words under
 * a picture are on paper.
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
