import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { lazy, memo, Suspense } from 'react';
import { classes } from '#ui/classes.ts';
import { Comparison } from './comparison.tsx';
import { Diagram } from './diagram.tsx';
import { Picture } from './picture.tsx';
import { Points } from './points.tsx';
import { Sentence } from './sentence.tsx';
import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';
import { Title } from './title.tsx';
import css from './visual.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

const loadNumbers = () => import('./numbers/numbers.tsx');
const loadMap = () => import('./map/map.tsx');
const loadChart = () => import('./chart.tsx');
const Numbers = lazy(async () => ({ default: (await loadNumbers()).Numbers }));
const MapView = lazy(async () => ({ default: (await loadMap()).MapView }));
const Chart = lazy(async () => ({ default: (await loadChart()).Chart }));

const loaders: Partial<Record<VisualData['kind'], () => Promise<unknown>>> = {
  'number-line': loadNumbers,
  fractions: loadNumbers,
  'place-value': loadNumbers,
  shapes: loadNumbers,
  clock: loadNumbers,
  money: loadNumbers,
  map: loadMap,
  chart: loadChart,
};

/** Fetches what the scenes will need, so that no scene begins with an empty stage. A failure shows when it is used. */
export const preloadVisuals = (visuals: readonly VisualData[]): void => {
  for (const load of new Set(visuals.map(({ kind }) => loaders[kind]))) load?.().catch(() => undefined);
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
    // Asked by the player itself: it must stop for it.
    case 'question':
      return null;
    default:
      return <Numbers visual={visual} {...rest} />;
  }
};

/** What a scene shows. It is drawn again only when a further part appears, not with every tick of the clock. */
export const Visual = memo((props: VisualProps<VisualData>) => (
  <div className={c('visual')} data-kind={props.visual.kind}>
    <Suspense fallback={null}>
      <Kind {...props} />
    </Suspense>
  </div>
));
