import type {
  BuildingVisual,
  CircuitVisual,
  CycleVisual,
  FamilyTreeVisual,
  FoodWebVisual,
  GlobeVisual,
  LettersVisual,
  SyllablesVisual,
} from '@afrolearn/learning/lessons/diagrams.ts';
import type { VisualProps } from '../visual-props.ts';
import { Circuit } from './circuit.tsx';
import { Cycle } from './cycle.tsx';
import { FamilyTree } from './family-tree.tsx';
import { FoodWeb } from './food-web.tsx';
import { Globe } from './globe.tsx';
import { Letters } from './letters.tsx';
import { Building, Syllables } from './syllables.tsx';

export type DiagramsVisual =
  | BuildingVisual
  | CircuitVisual
  | CycleVisual
  | FamilyTreeVisual
  | FoodWebVisual
  | GlobeVisual
  | LettersVisual
  | SyllablesVisual;

/** Visuals for reading, writing and science. */
export const Diagrams = ({ visual, ...rest }: VisualProps<DiagramsVisual>) => {
  switch (visual.kind) {
    case 'circuit':
      return <Circuit visual={visual} {...rest} />;
    case 'cycle':
      return <Cycle visual={visual} {...rest} />;
    case 'letters':
      return <Letters visual={visual} {...rest} />;
    case 'syllables':
      return <Syllables visual={visual} {...rest} />;
    case 'building':
      return <Building visual={visual} {...rest} />;
    case 'family-tree':
      return <FamilyTree visual={visual} {...rest} />;
    case 'food-web':
      return <FoodWeb visual={visual} {...rest} />;
    case 'globe':
      return <Globe visual={visual} {...rest} />;
  }
};
