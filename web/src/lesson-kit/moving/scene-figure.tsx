import type { Beat } from '@afrolearn/learning/lessons/beats.ts';
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

/** A figure of a scene: a picture of its own, unless its parts have something to do. */
export const SceneFigure = ({ beats, ...figure }: SceneFigureProps) =>
  beats === undefined ? <Figure {...figure} /> : <MovingFigure {...figure} beats={beats} />;
