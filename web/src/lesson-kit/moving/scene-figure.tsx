import type { Beat } from '@afrolearn/learning/lessons/beats.ts';
import { Suspense } from 'react';
import { Figure, type Figures } from '#lesson-kit/figure.tsx';
import { lazyPart } from '#lib/lazy.tsx';

/** Most figures stand still: what moves them comes with the first that does not. */
export const MovingFigure = lazyPart(async () => (await import('./moving-figure.tsx')).MovingFigure);

type SceneFigureProps = {
  figures: Figures;
  name: string;
  alt?: string | undefined;
  className: string;
  beats: readonly Beat[] | undefined;
};

/** A figure of a scene, which stands still until what moves its parts is there: an empty stage tells nothing. */
export const SceneFigure = ({ beats, ...figure }: SceneFigureProps) => {
  const still = <Figure {...figure} />;
  if (beats === undefined) return still;
  return (
    <Suspense fallback={still}>
      <MovingFigure {...figure} beats={beats} />
    </Suspense>
  );
};
