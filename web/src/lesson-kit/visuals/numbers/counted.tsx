import type { CountedThing } from '@afrolearn/learning/lessons/diagrams.ts';
import { Bundles } from './bundles.tsx';
import { Counters } from './counters.tsx';

/** The quantity on a number line: things, or sticks in bundles of ten. */
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
