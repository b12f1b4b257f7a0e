import type { NumberLineVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './number-line.module.css';

const c = classes(css);

const plain = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('-', '−');

/** How high a jump goes, of 100: far jumps go higher. */
const heightOf = (from: number, to: number) => Math.min(100, Math.abs(to - from) * 40 + 48);

/** Jumps are drawn in a box of 1000 by 100 that is stretched to the line; only the strokes keep their width. */
const arc = (from: number, to: number) => {
  const [x1, x2] = [from * 1000, to * 1000];
  const pull = 100 - heightOf(from, to) / 0.75;
  return `M${x1} 100C${x1} ${pull} ${x2} ${pull} ${x2} 100`;
};

/** A word near an end of the line keeps inside the stage. */
const keepInside = (share: number) => `translateX(${share < 0.15 ? -20 : share > 0.85 ? -80 : -50}%)`;

export const NumberLine = ({ visual, shown }: VisualProps<NumberLineVisual>) => {
  const { from, to, step, marks = [], jumps = [] } = visual;
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => from + at * step);
  const share = (value: number) => (value - from) / (to - from);
  const left = (value: number) => ({ left: `${share(value) * 100}%` });
  // A number is left out where it would touch its neighbour, never a line.
  const every = Math.ceil(count / 10);
  const isNumbered = (value: number) => ticks.some((tick, at) => tick === value && at % every === 0);
  const shownMarks = jumps.length > 0 ? marks.length : shown;
  return (
    <div className={c('place')} role="img" aria-label={`${plain(from)} … ${plain(to)}`}>
      <div className={c('line')}>
        <svg className={c('jumps')} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          {jumps.map((jump, at) => (
            <path
              key={`${jump.from} ${jump.to}`}
              data-shown={at < shown}
              data-now={at === shown - 1}
              d={arc(share(jump.from), share(jump.to))}
            />
          ))}
        </svg>
        {jumps.map((jump, at) => (
          <span
            key={`${jump.from} ${jump.to}`}
            className={c('tip')}
            style={left(jump.to)}
            {...part(at, shown)}
          />
        ))}
        {jumps.map(
          (jump, at) =>
            jump.label !== undefined && (
              <span
                key={`${jump.from} ${jump.to}`}
                className={c('jumpLabel')}
                style={{
                  ...left((jump.from + jump.to) / 2),
                  bottom: `calc(100% - var(--up) * ${1 - heightOf(share(jump.from), share(jump.to)) / 100} - 2rem)`,
                }}
                {...part(at, shown)}
              >
                {jump.label}
              </span>
            ),
        )}
        <span className={c('rule')} />
        {ticks.map((value, at) => (
          <span
            key={value}
            className={c('tick')}
            style={left(value)}
            data-minor={at % every !== 0 && at !== count}
            data-tight={count > 7}
            data-reached={jumps.some((jump, place) => place < shown && jump.to === value)}
          >
            {plain(value)}
          </span>
        ))}
        {marks.map(({ at: value, label }, at) => (
          <span key={value} className={c('mark')} style={left(value)} {...part(at, shownMarks)}>
            <i />
            {(label !== undefined ? label !== plain(value) : !isNumbered(value)) && (
              <b style={{ transform: keepInside(share(value)) }}>{label ?? plain(value)}</b>
            )}
          </span>
        ))}
      </div>
    </div>
  );
};
