import type { ChartVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import type { VisualProps } from '../visual-props.ts';
import css from './chart.module.css';
import { LineChart } from './line-chart.tsx';
import { Pictograph } from './pictograph.tsx';
import { grouped, mostOf, type Values } from './values.ts';

const c = classes(css);

const Bars = ({ values, top }: { values: Values; top: number }) => (
  <ul className={c('bars')}>
    {values.map(({ label, value }, at) => (
      <li key={label} data-paint={at % 5}>
        <span className={c('name')}>{label}</span>
        <span className={c('track')}>
          <i style={{ '--share': value / top } as React.CSSProperties} />
          <b>{grouped(value)}</b>
        </span>
      </li>
    ))}
  </ul>
);

const Pie = ({ values }: { values: Values }) => {
  const all = values.reduce((sum, { value }) => sum + value, 0) || 1;
  let turned = 0;
  return (
    <div className={c('pie')}>
      <svg viewBox="-52 -52 104 104" aria-hidden="true">
        {values.map(({ label, value }, at) => {
          const share = value / all;
          const spot = (turn: number) =>
            `${(50 * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(-50 * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;
          const from = spot(turned);
          turned += share;
          const whole = share > 0.999;
          return (
            <path
              key={label}
              data-paint={at % 5}
              d={
                whole
                  ? 'M0-50a50 50 0 1 1 0 100a50 50 0 1 1 0-100z'
                  : `M0 0L${from}A50 50 0 ${share > 0.5 ? 1 : 0} 1 ${spot(turned)}z`
              }
            />
          );
        })}
      </svg>
      <ul>
        {values.map(({ label, value }, at) => (
          <li key={label} data-paint={at % 5}>
            <i />
            <span>
              {label} <b>{grouped(value)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A chart with its numbers in words for screen readers. */
export const Chart = ({ visual }: VisualProps<ChartVisual>) => {
  const { form, title, unit = '', values, source } = visual;
  const top = mostOf(values);
  return (
    <figure className={c('chart')}>
      <figcaption>
        {title}
        {unit !== '' && <small> ({unit})</small>}
      </figcaption>
      {form === 'bar' && <Bars values={values} top={top} />}
      {form === 'line' && <LineChart values={values} top={top} />}
      {form === 'pie' && <Pie values={values} />}
      {form === 'pictograph' && <Pictograph values={values} unit={unit} />}
      {source !== undefined && <p className={c('source')}>{source}</p>}
    </figure>
  );
};
