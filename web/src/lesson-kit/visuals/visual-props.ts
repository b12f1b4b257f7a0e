import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/** `shown`: the number of parts reached; later ones keep their space invisibly. */
export type VisualProps<V extends Visual> = { visual: V; shown: number; figures: Figures };

/** Marks visible parts, and the newest one. */
export const part = (at: number, shown: number) => ({
  'data-shown': at < shown,
  'data-now': at === shown - 1,
});
