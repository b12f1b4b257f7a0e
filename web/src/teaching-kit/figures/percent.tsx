import { classes } from '#ui/classes.ts';
import css from './figures.module.css';

const c = classes(css);

/**
 * A plain bar with its number; below `least` it is marked by weight and colour. Unknown values show the text `none`.
 */
export const Percent = ({ value, least, none }: { value: number | null; least: number; none: string }) =>
  value === null ? (
    <span className={c('none')}>{none}</span>
  ) : (
    <span className={c('percent', value < least && 'low')}>
      <span className={c('track')} aria-hidden="true">
        <span className={c('fill')} style={{ width: `${value}%` }} />
      </span>
      <span className="num">{value}%</span>
    </span>
  );
