import { classes } from '#ui/classes.ts';
import css from './line-chart.module.css';
import { grouped, type Values } from './values.ts';

const c = classes(css);

/** A column and a letter on the narrowest phone, in pixels. */
const [fieldWidth, letter] = [256, 7.5];

/** Staggers labels that are wider than their columns over several rows. */
export const nameRows = (labels: readonly string[]): number => {
  const column = fieldWidth / Math.max(1, labels.length);
  const most = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * letter;
  const fits = most(labels.flatMap((label) => label.split(' '))) <= column;
  return fits ? 1 : Math.min(4, Math.ceil(most(labels) / column));
};

/** Places a number off the line: above a peak, beside a slope, below a dip. */
export const sideOf = (before: number | undefined, value: number, after: number | undefined, top: number) => {
  const [left, right] = [before ?? value, after ?? value];
  if (left > value && right > value) return value >= top * 0.2 ? 'under' : 'over';
  if (left <= value && right <= value) return 'over';
  return left < right ? 'left' : 'right';
};

/** Drawn at 1000 by 300 and stretched; labels are separate and not stretched. */
export const LineChart = ({ values, top }: { values: Values; top: number }) => {
  const x = (at: number) => ((at + 0.5) / values.length) * 1000;
  const y = (value: number) => 300 - (value / top) * 300;
  const points = values.map(({ value }, at) => `${x(at)} ${y(value)}`);
  const rows = nameRows(values.map(({ label }) => label));
  return (
    <div className={c('lineChart')} data-many={values.length > 7}>
      <div className={c('field')}>
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
          <path className={c('grid')} d="M0 0H1000M0 100H1000M0 200H1000" />
          <path className={c('axis')} d="M0 300H1000" />
          <path className={c('curve')} d={`M${points.join('L')}`} />
        </svg>
        {values.map(({ label, value }, at) => (
          <span key={label} style={{ left: `${x(at) / 10}%`, top: `${y(value) / 3}%` }}>
            <b data-side={sideOf(values[at - 1]?.value, value, values[at + 1]?.value, top)}>
              {grouped(value)}
            </b>
          </span>
        ))}
      </div>
      <ul className={c('names')}>
        {values.map(({ label }, at) => (
          <li
            key={label}
            className={rows > 1 ? c('turned') : undefined}
            style={{ '--row': at % rows } as React.CSSProperties}
          >
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
};
