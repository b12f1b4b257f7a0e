import { classes } from '#ui/classes.ts';
import css from './figures.module.css';
import { useWidth } from './use-width.ts';

const c = classes(css);

type Props = {
  /** 0 to 100. */
  values: readonly number[];
  labels: readonly string[];
  /** The text alternative. */
  label: string;
};

const steps = [0, 25, 50, 75, 100];
const left = 36;
const right = 24;
const top = 24;
const foot = 28;
const phone = 480;

/** A line of percentages by week. On a phone it is lower, and only every second week is labelled. */
export const LineChart = ({ values, labels, label }: Props) => {
  const { box, width } = useWidth(320);
  const isPhone = width < phone;
  const height = isPhone ? 176 : 220;
  const x = (at: number) => left + 14 + (at * (width - left - right - 14)) / Math.max(1, values.length - 1);
  const y = (value: number) => top + ((100 - value) * (height - top - foot)) / 100;
  const last = values.length - 1;
  return (
    <div ref={box} className={c('chart')}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {steps.map((step) => (
          <g key={step}>
            <path className={c('grid')} d={`M${left} ${y(step)}H${width}`} />
            <text x={left - 8} y={y(step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        <path
          className={c('line')}
          d={values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')}
        />
        {values.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks keep their order
          <g key={at}>
            <circle
              className={c('dot', at === last && 'now')}
              cx={x(at)}
              cy={y(value)}
              r={at === last ? 6 : 4.5}
            />
            {(at === 0 || at === last) && (
              <text className={c('value')} x={x(at)} y={y(value) - 12} textAnchor="middle">
                {value}%
              </text>
            )}
            {(!isPhone || at % 2 === 1) && (
              <text x={x(at)} y={height - 6} textAnchor={at === last ? 'end' : 'middle'}>
                {labels[at]}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
};
