import { isLit, type TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import type { PointerEvent } from 'react';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './touch.module.css';
import type { TouchProps } from './touch-props.ts';

const c = classes(css);

const Arm = ({ x, y, closed }: { x: number; y: number; closed: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={c('contact')} cx="-34" r="9" />
    <circle className={c('contact')} cx="34" r="9" />
    <path className={c('arm')} d="M-34 0h68" transform={closed ? undefined : 'rotate(-34 -34 0)'} />
  </g>
);

/** A cell, a lamp and switches. The lamp shows the result. */
export const CircuitTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'circuit'>>) => {
  const say = useText(touching);
  const lit = isLit(touch, values);
  const isSeries = touch.joined === 'series';
  const room = 300 / touch.switches;
  const spots = values.map((_, at): readonly [number, number] =>
    isSeries ? [150 + room * (at + 0.5), 210] : [310, 210 - at * 56],
  );
  // Touch presses the switch itself; keyboards have the buttons below.
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [((event.clientX - left) / width) * 480, ((event.clientY - top) / height) * 240];
    const at = spots.findIndex(([armX, armY]) => Math.hypot(x - armX, y - armY) < 50);
    if (at >= 0) set(at, values[at] === 1 ? 0 : 1);
  };
  const touched = closed ? {} : { onPointerDown: press };
  return (
    <>
      <svg
        className={c('drawing')}
        viewBox="0 0 480 240"
        role="img"
        aria-label={say(lit ? 'lampOn' : 'lampOff')}
        {...touched}
      >
        {lit && <circle className={c('halo')} cx="240" cy="56" r="52" />}
        <path className={c('wire')} d="M210 100H40v110h50" />
        <path className={c('wire')} data-side="minus" d="M270 100h170v110" />
        {isSeries
          ? spots.map(([x], at) => (
              <path
                key={x}
                className={c('wire')}
                data-side="minus"
                d={`M${at === 0 ? 130 : x - room + 34} 210H${x - 34}${at === spots.length - 1 ? `M${x + 34} 210H440` : ''}`}
              />
            ))
          : spots.map(([x, y]) => (
              <path
                key={y}
                className={c('wire')}
                data-side="minus"
                d={`M200 210V${y}H${x - 34}M${x + 34} ${y}H420V210`}
              />
            ))}
        {!isSeries && <path className={c('wire')} data-side="minus" d="M130 210h70M420 210h20" />}
        <path className={c('cellTip')} d="M78 198h14v24H78z" />
        <path className={c('cellBody')} d="M90 184h68v52H90z" />
        <path className={c('cellPlus')} d="M90 184h26v52H90z" />
        <path className={c('sign')} d="M95 210h16M103 202v16M132 210h16" />
        <path className={c('socket')} d="M206 92h68v18h-68z" />
        <path
          className={c('bulb')}
          data-lit={lit}
          d="M240 20c24 0 38 16 38 36 0 18-14 24-18 36h-40c-4-12-18-18-18-36 0-20 14-36 38-36z"
        />
        <path className={c('filament')} d="M230 92V68l5-9 5 10 5-10 5 9v24" />
        {spots.map(([x, y], at) => (
          <Arm key={`${x} ${y}`} x={x} y={y} closed={values[at] === 1} />
        ))}
      </svg>
      <div className={c('switches')}>
        {values.map((value, at) => {
          const name = values.length === 1 ? say('switch') : say('switchOf', { n: at + 1 });
          return (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a switch is its place
              key={at}
              kind="quiet"
              role="switch"
              aria-checked={value === 1}
              aria-disabled={closed}
              onClick={() => set(at, value === 1 ? 0 : 1)}
            >
              {name}: {say(value === 1 ? 'switchClosed' : 'switchOpen')}
            </Button>
          );
        })}
      </div>
      <p className="vh" role="status">
        {say(lit ? 'lampOn' : 'lampOff')}
      </p>
    </>
  );
};
