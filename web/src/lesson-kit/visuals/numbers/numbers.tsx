import type {
  BarModelVisual,
  BundlesVisual,
  CountersVisual,
  TableVisual,
  VennVisual,
} from '@afrolearn/learning/lessons/diagrams.ts';
import type {
  ClockVisual,
  FractionsVisual,
  MoneyVisual,
  NumberLineVisual,
  PlaceValueVisual,
  ShapesVisual,
} from '@afrolearn/learning/lessons/visuals.ts';
import type { VisualProps } from '../visual-props.ts';
import { BarModel } from './bar-model.tsx';
import { Bundles } from './bundles.tsx';
import { Clocks } from './clock.tsx';
import { Counters } from './counters.tsx';
import { Fractions } from './fractions.tsx';
import { Money } from './money.tsx';
import { NumberLine } from './number-line.tsx';
import { PlaceValue } from './place-value.tsx';
import { Shapes } from './shapes.tsx';
import { Table } from './table.tsx';
import { Venn } from './venn.tsx';

type NumbersVisual =
  | NumberLineVisual
  | FractionsVisual
  | PlaceValueVisual
  | ShapesVisual
  | ClockVisual
  | MoneyVisual
  | CountersVisual
  | BundlesVisual
  | TableVisual
  | VennVisual
  | BarModelVisual;

/** Visuals for mathematics in one chunk: lessons usually need several. */
export const Numbers = ({ visual, ...rest }: VisualProps<NumbersVisual>) => {
  switch (visual.kind) {
    case 'number-line':
      return <NumberLine visual={visual} {...rest} />;
    case 'fractions':
      return <Fractions visual={visual} {...rest} />;
    case 'place-value':
      return <PlaceValue visual={visual} {...rest} />;
    case 'shapes':
      return <Shapes visual={visual} {...rest} />;
    case 'clock':
      return <Clocks visual={visual} {...rest} />;
    case 'money':
      return <Money visual={visual} {...rest} />;
    case 'counters':
      return <Counters visual={visual} {...rest} />;
    case 'bundles':
      return <Bundles visual={visual} {...rest} />;
    case 'table':
      return <Table visual={visual} {...rest} />;
    case 'venn':
      return <Venn visual={visual} {...rest} />;
    case 'bar-model':
      return <BarModel visual={visual} {...rest} />;
  }
};
