import { handlesOf, type TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { Suspense } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import { Slider } from './slider.tsx';
import css from './touch.module.css';
import { high, plain, type TouchProps, wide } from './touch-props.ts';
import { useDrag } from './use-drag.ts';

const c = classes(css);

const [left, right] = [36, wide - 36];

const roomFor = (digits: number) => digits * 15 + 8;
const near = (value: number, from: number, to: number, step: number) =>
  Math.min(to, Math.max(from, from + Math.round((value - from) / step) * step));

const Counted = lazyPart(async () => (await import('#lesson-kit/visuals/numbers/counted.tsx')).Counted);

/** A point on a line of numbers. */
export const NumberLineTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'number-line'>>) => {
  const say = useText(touching);
  const [handle] = handlesOf(touch);
  const [value = 0] = values;
  const { from, to, step } = touch;
  const count = Math.round((to - from) / step);
  const longest = Math.max(...[from, to, from + step].map((number) => plain(number).length));
  const every = Math.max(Math.ceil(count / 10), Math.ceil((count * roomFor(longest)) / (right - left)));
  const x = (number: number) => left + ((number - from) / (to - from)) * (right - left);
  const drag = useDrag(
    wide,
    high,
    (at) => set(0, near(from + ((at - left) / (right - left)) * (to - from), from, to, step)),
    closed,
  );
  return (
    <>
      {touch.things !== undefined && touch.things !== 'hops' && (
        <Suspense fallback={null}>
          <Counted things={touch.things} many={value} />
        </Suspense>
      )}
      <svg className={c('drawing')} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" {...drag}>
        <path className={c('ground')} d={`M0 150h${wide}v90H0z`} />
        {touch.things === 'hops' &&
          Array.from({ length: Math.round((value - from) / step) }, (_, at) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: hops are identified by their position
              key={at}
              className={c('hop')}
              d={`M${x(from + at * step)} 118Q${x(from + (at + 0.5) * step)} 30 ${x(from + (at + 1) * step)} 118`}
            />
          ))}
        <path className={c('rule')} d={`M${left - 12} 130H${right + 12}`} />
        {Array.from({ length: count + 1 }, (_, at) => from + at * step).map((number, at) => (
          <g key={number}>
            <path className={c('tick')} d={`M${x(number)} 118v24`} />
            {at % every === 0 && (
              <text className={c('onGround')} x={x(number)} y="190">
                {plain(number)}
              </text>
            )}
          </g>
        ))}
        {touch.things === undefined && <path className={c('lead')} d={`M${x(value)} 92V60`} />}
        <circle className={c('knob')} cx={x(value)} cy="130" r="24" />
      </svg>
      {handle && (
        <Slider
          name={say('point')}
          handle={handle}
          value={value}
          words={plain(value)}
          onValue={(next) => set(0, next)}
          closed={closed}
        />
      )}
    </>
  );
};

const Bar = ({ parts, shaded, top }: { parts: number; shaded: number; top: number }) => (
  <>
    {Array.from({ length: parts }, (_, at) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        key={at}
        className={c('cell')}
        data-full={at < shaded}
        x={24 + (at * (wide - 48)) / parts}
        y={top}
        width={(wide - 48) / parts}
        height="72"
      />
    ))}
  </>
);

/** A bar to shade, optionally beside another one. */
export const FractionTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'fraction-bar'>>) => {
  const say = useText(touching);
  const [handle] = handlesOf(touch);
  const [value = 0] = values;
  const { parts, beside } = touch;
  const drag = useDrag(
    wide,
    high,
    (at) => set(0, Math.min(parts, Math.max(0, Math.ceil(((at - 24) / (wide - 48)) * parts)))),
    closed,
  );
  return (
    <>
      <svg className={c('drawing')} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" {...drag}>
        {beside && <Bar parts={beside.parts} shaded={beside.shaded} top={24} />}
        <Bar parts={parts} shaded={value} top={beside ? 136 : 84} />
      </svg>
      {beside && <p className="vh">{say('besideBar', { shaded: beside.shaded, parts: beside.parts })}</p>}
      {handle && (
        <Slider
          name={say('shaded')}
          handle={handle}
          value={value}
          words={say('shadedOf', { shaded: value, parts })}
          onValue={(next) => set(0, next)}
          closed={closed}
        />
      )}
    </>
  );
};

/** A bar chart's bar to drag to its height. */
export const GraphTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'graph'>>) => {
  const [handle] = handlesOf(touch);
  const [value = 0] = values;
  const { most, step, slide, values: bars } = touch;
  const [top, foot] = [20, high - 44];
  const y = (number: number) => foot - (number / most) * (foot - top);
  const each = (wide - 80) / bars.length;
  const lines = Array.from({ length: 5 }, (_, at) => (most * at) / 4);
  const drag = useDrag(
    wide,
    high,
    (_, at) => set(0, near(((foot - at) / (foot - top)) * most, 0, most, step)),
    closed,
  );
  return (
    <>
      <svg
        className={c('drawing')}
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={touch.title}
        {...drag}
      >
        {lines.map((line) => (
          <g key={line}>
            <path className={c('grid')} d={`M60 ${y(line)}H${wide - 12}`} />
            <text className={c('axis')} x="52" y={y(line) + 8}>
              {plain(line)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => {
          const mine = bar.label === slide;
          const tall = mine ? value : bar.value;
          return (
            <g key={bar.label}>
              <rect
                className={c('bar')}
                data-mine={mine}
                x={66 + at * each}
                y={y(tall)}
                width={each - 12}
                height={foot - y(tall)}
              />
              {mine && <circle className={c('knob')} cx={60 + at * each + each / 2} cy={y(tall)} r="18" />}
              <text x={60 + at * each + each / 2} y={high - 12}>
                {bar.label}
              </text>
            </g>
          );
        })}
      </svg>
      {handle && (
        <Slider
          name={slide}
          handle={handle}
          value={value}
          words={plain(value)}
          onValue={(next) => set(0, next)}
          closed={closed}
        />
      )}
    </>
  );
};
