import { Ear } from '#listen/ear.tsx';
import { classes } from '#ui/classes.ts';
import { MathsLine } from './maths-line.tsx';
import css from './rungs.module.css';

const c = classes(css);

/** Repeats the sum as it was understood. */
export const SumCard = ({ read, topic }: { read: string; topic: string }) => (
  <div className={c('card')}>
    <p lang="en">
      <b data-long={read.length > 22}>
        <MathsLine>{read}</MathsLine>
      </b>
      <small>{topic}</small>
    </p>
    <Ear text={[read, topic]} />
  </div>
);
