import { classes } from '#ui/classes.ts';
import css from './figures.module.css';
import { useWidth } from './use-width.ts';

const c = classes(css);

type Props = {
  values: readonly number[];
  labels: readonly string[];
  label: string;
  /** The index of the first rest day. Rest days are drawn calmer. */
  calmFrom: number;
};

const top = 24;
const foot = 28;
const phone = 480;

/** Seven bars, each with its number. */
export const Bars = ({ values, labels, label, calmFrom }: Props) => {
  const { box, width } = useWidth(320);
  const height = width < phone ? 168 : 208;
  const most = Math.max(1, ...values);
  const room = width / values.length;
  const thick = Math.min(64, room * 0.62);
  const ground = height - foot;
  return (
    <div ref={box} className={c('chart')}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className={c('grid')} d={`M0 ${ground}H${width}`} />
        {values.map((value, at) => {
          const tall = (value * (ground - top)) / most;
          const middle = room * (at + 0.5);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: days keep their order
            <g key={at}>
              {value > 0 && (
                <rect
                  className={c('bar', at >= calmFrom && 'calm')}
                  x={middle - thick / 2}
                  y={ground - tall}
                  width={thick}
                  height={tall}
                  rx={Math.min(4, tall / 2)}
                />
              )}
              <text className={c('value')} x={middle} y={ground - tall - 8} textAnchor="middle">
                {value}
              </text>
              <text x={middle} y={height - 6} textAnchor="middle">
                {labels[at]}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
};
