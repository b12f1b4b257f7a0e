import type { CountedThing } from '@afrolearn/learning/lessons/diagrams.ts';
import { Bundles } from './bundles.tsx';
import { Counters } from './counters.tsx';

/** As many things as a number says, or its sticks in bundles of ten: what a number line is about. */
export const Counted = ({ things, many }: { things: CountedThing | 'bundles'; many: number }) =>
  things === 'bundles' ? (
    <Bundles visual={{ kind: 'bundles', numbers: [{ value: many }], counts: true }} shown={1} figures={{}} />
  ) : (
    <Counters
      visual={{ kind: 'counters', thing: things, groups: [{ count: many }], frames: true }}
      shown={1}
      figures={{}}
    />
  );
