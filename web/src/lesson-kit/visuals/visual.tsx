import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { memo, Suspense, useRef } from 'react';
import { MovingFigure } from '#lesson-kit/moving/scene-figure.tsx';
import { TouchTask } from '#lesson-kit/touch/scene-touch.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { classes } from '#ui/classes.ts';
import { Comparison } from './comparison.tsx';
import { Diagram } from './diagram.tsx';
import { Picture } from './picture.tsx';
import { Points } from './points.tsx';
import { Sentence } from './sentence.tsx';
import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';
import { Title } from './title.tsx';
import { useFit } from './use-fit.ts';
import css from './visual.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

/** Lazy: loaded with the first text that has a drawing. */
const Beside = lazyPart(async () => (await import('./beside.tsx')).Beside);
const Numbers = lazyPart(async () => (await import('./numbers/numbers.tsx')).Numbers);
const MapView = lazyPart(async () => (await import('./map/map.tsx')).MapView);
const Chart = lazyPart(async () => (await import('./chart/chart.tsx')).Chart);
const Diagrams = lazyPart(async () => (await import('./diagrams/diagrams.tsx')).Diagrams);
const later: Partial<Record<VisualData['kind'], { preload: () => void }>> = {
  'number-line': Numbers,
  fractions: Numbers,
  'place-value': Numbers,
  shapes: Numbers,
  clock: Numbers,
  money: Numbers,
  counters: Numbers,
  bundles: Numbers,
  table: Numbers,
  venn: Numbers,
  'bar-model': Numbers,
  circuit: Diagrams,
  cycle: Diagrams,
  letters: Diagrams,
  syllables: Diagrams,
  building: Diagrams,
  'family-tree': Diagrams,
  'food-web': Diagrams,
  globe: Diagrams,
  map: MapView,
  chart: Chart,
};

/** Whether text has a drawing beside it. Other kinds draw their own figure. */
const hasMatter = (visual: VisualData): boolean =>
  'show' in visual ||
  ('figure' in visual && visual.kind !== 'title' && visual.kind !== 'picture' && visual.kind !== 'diagram');

/** Preloads the scenes' code, so that no stage is empty. */
export const preloadVisuals = (visuals: readonly VisualData[]): void => {
  const kinds = visuals.flatMap((visual) =>
    visual.kind === 'question'
      ? [visual.item.show?.kind]
      : [visual.kind, 'show' in visual ? visual.show?.kind : undefined],
  );
  for (const part of new Set(kinds.map((kind) => kind && later[kind]))) part?.preload();
  if (visuals.some((visual) => 'beats' in visual)) MovingFigure.preload();
  if (visuals.some(hasMatter)) Beside.preload();
  if (visuals.some(({ kind }) => kind === 'touch')) TouchTask.preload();
};

const Kind = ({ visual, ...rest }: VisualProps<VisualData>) => {
  switch (visual.kind) {
    case 'title':
      return <Title visual={visual} {...rest} />;
    case 'points':
      return <Points visual={visual} {...rest} />;
    case 'picture':
      return <Picture visual={visual} {...rest} />;
    case 'diagram':
      return <Diagram visual={visual} {...rest} />;
    case 'steps':
      return <Steps visual={visual} {...rest} />;
    case 'timeline':
      return <Timeline visual={visual} {...rest} />;
    case 'comparison':
      return <Comparison visual={visual} {...rest} />;
    case 'sentence':
      return <Sentence visual={visual} {...rest} />;
    case 'map':
      return <MapView visual={visual} {...rest} />;
    case 'chart':
      return <Chart visual={visual} {...rest} />;
    case 'circuit':
    case 'cycle':
    case 'letters':
    case 'syllables':
    case 'building':
    case 'family-tree':
    case 'food-web':
    case 'globe':
      return <Diagrams visual={visual} {...rest} />;
    // Handled by the player, which must pause.
    case 'question':
    case 'touch':
      return null;
    default:
      return <Numbers visual={visual} {...rest} />;
  }
};

/** A scene's visual. Re-rendered only when another part appears, not at every tick. */
export const Visual = memo((props: VisualProps<VisualData>) => {
  const alone = <Kind {...props} />;
  const sheet = useRef<HTMLDivElement>(null);
  useFit(sheet, props.visual);
  return (
    <div ref={sheet} className={c('visual')} data-kind={props.visual.kind} lang="en">
      {hasMatter(props.visual) ? (
        <Suspense fallback={alone}>
          <Beside {...props} draw={(drawn) => <Kind {...drawn} />}>
            {alone}
          </Beside>
        </Suspense>
      ) : (
        <Suspense fallback={null}>{alone}</Suspense>
      )}
    </div>
  );
});
