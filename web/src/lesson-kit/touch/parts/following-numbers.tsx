import { plain } from '#lesson-kit/touch/touch-props.ts';
import { classes } from '#ui/classes.ts';
import css from './parts-figure.module.css';

const c = classes(css);

type FollowingNumber = {
  readonly label?: string;
  readonly unit?: string;
  readonly value: number;
  /** Its calculation, `1.5 + 1.5`. */
  readonly sum?: string;
};

/** The picture's state in words, updated while dragging and announced. */
export const FollowingNumbers = ({ numbers }: { numbers: readonly FollowingNumber[] }) =>
  numbers.length === 0 ? null : (
    <p className={c('numbers')} role="status" lang="en">
      {numbers.map(({ label, unit, value, sum = '' }) => (
        <span key={label ?? unit ?? ''} className={c('number')}>
          {label !== undefined && `${label} `}
          {sum !== '' && `${sum} = `}
          <b>
            {plain(value)}
            {unit !== undefined && ` ${unit}`}
          </b>
        </span>
      ))}
    </p>
  );
