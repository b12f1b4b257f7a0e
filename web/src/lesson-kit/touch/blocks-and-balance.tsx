import { handlesOf, type TouchOn, weightOf } from '@afrolearn/learning/lessons/touch.ts';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import { Slider } from './slider.tsx';
import css from './touch.module.css';
import { plain, type TouchProps } from './touch-props.ts';

const c = classes(css);

const places = ['hundreds', 'tens', 'ones'] as const;

/** A flat, a rod or a single block of base-ten material. */
const Block = ({ size, at }: { size: (typeof places)[number]; at: number }) => {
  if (size === 'hundreds')
    return (
      <rect className={c('block')} data-size={size} x={4 + at * 9} y={4 + at * 9} width="92" height="92" />
    );
  if (size === 'tens')
    return <rect className={c('block')} data-size={size} x={8 + at * 15} y="10" width="11" height="150" />;
  return (
    <rect
      className={c('block')}
      data-size={size}
      x={14 + (at % 3) * 30}
      y={10 + Math.floor(at / 3) * 30}
      width="22"
      height="22"
    />
  );
};

export const BlocksTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'blocks'>>) => {
  const say = useText(touching);
  const handles = handlesOf(touch);
  const sizes = places.slice(places.length - handles.length);
  return (
    <>
      <div className={c('columns')} aria-hidden="true">
        {sizes.map((size, at) => (
          <svg key={size} className={c('column')} viewBox="0 0 180 180" aria-hidden="true">
            {Array.from({ length: values[at] ?? 0 }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks are alike
              <Block key={n} size={size} at={n} />
            ))}
          </svg>
        ))}
      </div>
      {handles.map((handle, at) => {
        const size = sizes[at] ?? 'ones';
        return (
          <Slider
            key={size}
            name={say(size)}
            handle={handle}
            value={values[at] ?? 0}
            words={String(values[at] ?? 0)}
            onValue={(next) => set(at, next)}
            closed={closed}
          />
        );
      })}
    </>
  );
};

/** A balance beam. */
export const BalanceTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'balance'>>) => {
  const say = useText(touching);
  const handles = handlesOf(touch);
  const put = weightOf(touch, values);
  const unit = touch.unit ?? '';
  const tilt = Math.max(-14, Math.min(14, ((put - touch.left) / touch.left) * 14));
  const drop = Math.sin((tilt * Math.PI) / 180) * 150;
  const state = put === touch.left ? 'level' : put < touch.left ? 'leftHeavier' : 'rightHeavier';
  const pan = (x: number, y: number, words: string) => (
    <g transform={`translate(${x} ${y})`}>
      <path className={c('string')} d="M0 0L-56 66M0 0L56 66" />
      <path className={c('pan')} d="M-70 66h140c-8 24-132 24-140 0z" />
      <text y="56">{words}</text>
    </g>
  );
  return (
    <>
      <svg className={c('drawing')} viewBox="0 0 480 240" aria-hidden="true">
        <path className={c('stand')} d="M232 70h16v130h60v18H172v-18h60z" />
        <path className={c('beam')} d={`M90 ${70 - drop}L390 ${70 + drop}`} />
        <circle className={c('knob')} cx="240" cy="70" r="12" />
        {pan(90, 70 - drop, touch.thing)}
        {pan(390, 70 + drop, `${plain(put)} ${unit}`)}
      </svg>
      <p className="vh" role="status">
        {say(state)}
      </p>
      {handles.map((handle, at) => {
        const name = `${plain(touch.weights[at] ?? 0)} ${unit}`.trim();
        return (
          <Slider
            key={name}
            name={name}
            handle={handle}
            value={values[at] ?? 0}
            words={say('timesWeight', { count: values[at] ?? 0, name })}
            onValue={(next) => set(at, next)}
            closed={closed}
          />
        );
      })}
    </>
  );
};
