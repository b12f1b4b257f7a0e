import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/** `shown`: how many parts the narration has reached; those that follow keep their place, unseen. */
export type VisualProps<V extends Visual> = { visual: V; shown: number; figures: Figures };

/** A part that is here already, and the one that has just come. */
export const part = (at: number, shown: number) => ({
  'data-shown': at < shown,
  'data-now': at === shown - 1,
});
