import type { Beat } from '@afrolearn/learning/lessons/beats.ts';
import { Suspense } from 'react';
import { Figure, type Figures } from '#lesson-kit/figure.tsx';
import { lazyPart } from '#lib/lazy.tsx';

/** Lazy, because most figures are still. */
export const MovingFigure = lazyPart(async () => (await import('./moving-figure.tsx')).MovingFigure);

type SceneFigureProps = {
  figures: Figures;
  name: string;
  alt?: string | undefined;
  className: string;
  beats: readonly Beat[] | undefined;
};

/** A scene's figure; still until the animation code is loaded, so that the stage is not empty. */
export const SceneFigure = ({ beats, ...figure }: SceneFigureProps) => {
  const still = <Figure {...figure} />;
  if (beats === undefined) return still;
  return (
    <Suspense fallback={still}>
      <MovingFigure {...figure} beats={beats} />
    </Suspense>
  );
};
