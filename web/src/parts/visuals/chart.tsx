import type { ChartVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import css from './chart.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

type Values = ChartVisual['values'];

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const mostOf = (values: Values): number => Math.max(...values.map(({ value }) => value), 0) || 1;

/** 1, 2, 2.5 or 5 times a power of ten, just above a tenth of the greatest value. */
const seedOf = (values: Values): number => {
  const share = mostOf(values) / 10;
  const power = 10 ** Math.floor(Math.log10(share));
  return Math.max(1, ([1, 2, 2.5, 5, 10].find((times) => times * power >= share) ?? 10) * power);
};

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

/** Drawn in a box of 1000 by 300 that is stretched; the words lie beside it and are never stretched. */
const Line = ({ values, top }: { values: Values; top: number }) => {
  const x = (at: number) => ((at + 0.5) / values.length) * 1000;
  const y = (value: number) => 300 - (value / top) * 300;
  const points = values.map(({ value }, at) => `${x(at)} ${y(value)}`);
  return (
    <div className={c('lineChart')}>
      <div className={c('field')}>
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
          <path className={c('grid')} d="M0 0H1000M0 100H1000M0 200H1000" />
          <path className={c('axis')} d="M0 300H1000" />
          <path className={c('curve')} d={`M${points.join('L')}`} />
        </svg>
        {values.map(({ label, value }, at) => (
          <b key={label} style={{ left: `${x(at) / 10}%`, top: `${y(value) / 3}%` }}>
            {grouped(value)}
          </b>
        ))}
      </div>
      <ul className={c('names')}>
        {values.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
};

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

/** One seed stands for so many that no row has more than ten. */
const Pictograph = ({ values, unit }: { values: Values; unit: string }) => {
  const each = seedOf(values);
  return (
    <ul className={c('picto')}>
      {values.map(({ label, value }) => (
        <li key={label}>
          <span className={c('name')}>{label}</span>
          <span className={c('seeds')}>
            {Array.from({ length: Math.ceil(value / each) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seeds are all alike
              <i key={at} data-half={value / each - at < 0.75} />
            ))}
            <b>{grouped(value)}</b>
          </span>
        </li>
      ))}
      <li className={c('key')}>
        <i /> = {grouped(each)} {unit}
      </li>
    </ul>
  );
};

/** A chart whose numbers also stand in words for screen readers, in the order of its labels. */
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
      {form === 'line' && <Line values={values} top={top} />}
      {form === 'pie' && <Pie values={values} />}
      {form === 'pictograph' && <Pictograph values={values} unit={unit} />}
      {source !== undefined && <p className={c('source')}>{source}</p>}
    </figure>
  );
};
