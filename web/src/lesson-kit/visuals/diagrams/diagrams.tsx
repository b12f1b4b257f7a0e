import type {
  BuildingVisual,
  CircuitVisual,
  CycleVisual,
  LettersVisual,
  SyllablesVisual,
} from '@afrolearn/learning/lessons/diagrams.ts';
import type { VisualProps } from '../visual-props.ts';
import { Circuit } from './circuit.tsx';
import { Cycle } from './cycle.tsx';
import { Letters } from './letters.tsx';
import { Building, Syllables } from './syllables.tsx';

export type DiagramsVisual = BuildingVisual | CircuitVisual | CycleVisual | LettersVisual | SyllablesVisual;

/** The kinds that reading, writing and science need. */
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
  }
};
