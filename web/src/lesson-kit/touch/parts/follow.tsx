import type { Point } from '@afrolearn/learning/lessons/shown.ts';
import { followed } from '@afrolearn/learning/lessons/touch/parts.ts';
import { handlesOf, type TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { type PointerEvent, useState } from 'react';
import { Slider } from '#lesson-kit/touch/slider.tsx';
import { plain, type TouchProps } from '#lesson-kit/touch/touch-props.ts';
import { classes } from '#ui/classes.ts';
import { FollowingNumbers } from './following-numbers.tsx';
import css from './parts-figure.module.css';
import { type PartLook, PartsFigure, sizeOf } from './parts-figure.tsx';

const c = classes(css);

type Follow = TouchOn<'slide' | 'dial'>;

const [full, half] = [360, 180];

/** The share of the path at the pointer. */
const shareAt = (touch: Follow, [x, y]: Point, began: Point): number => {
  if (touch.on === 'slide') {
    const [[fromX, fromY], [toX, toY]] = touch.way;
    const [wayX, wayY] = [toX - fromX, toY - fromY];
    return ((x - fromX) * wayX + (y - fromY) * wayY) / (wayX * wayX + wayY * wayY || 1);
  }
  const [pinX, pinY] = touch.about;
  const angle = (px: number, py: number) => (Math.atan2(py - pinY, px - pinX) * half) / Math.PI;
  const turned = (angle(x, y) - angle(...began) + 2 * full) % full;
  return touch.degrees < 0 ? (turned - full) / touch.degrees : turned / touch.degrees;
};

/** A part that moves along a path or around its pivot, with appearing parts and numbers. */
export const FollowTouch = ({ touch, values, set, closed, figures }: TouchProps<Follow>) => {
  const [handle] = handlesOf(touch);
  const [value = touch.from] = values;
  const [isFree, setFree] = useState(false);
  const [wide, high] = sizeOf(figures, touch.figure);
  const { from, to, step } = touch;
  const share = (value - from) / (to - from);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at: Point = [
      ((event.clientX - left) / (width || 1)) * wide,
      ((event.clientY - top) / (height || 1)) * high,
    ];
    const began: Point = touch.on === 'dial' ? [touch.about[0], 0] : [0, 0];
    const wanted = from + Math.round((shareAt(touch, at, began) * (to - from)) / step) * step;
    set(0, Math.min(to, Math.max(from, wanted)));
  };
  const drag = closed
    ? {}
    : {
        onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setFree(true);
          go(event);
        },
        onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
          if (event.buttons > 0) go(event);
        },
        onPointerUp: () => setFree(false),
      };
  const looks = new Map<string, PartLook>(
    touch.shows.flatMap(({ from: first, parts }) => parts.map((part) => [part, { seen: value >= first }])),
  );
  if (touch.on === 'dial')
    looks.set(touch.part, { turn: { degrees: share * touch.degrees, about: touch.about }, free: isFree });
  else {
    const [[fromX, fromY], [toX, toY]] = touch.way;
    looks.set(touch.part, { shift: [(toX - fromX) * share, (toY - fromY) * share], free: isFree });
  }
  const numbers = touch.numbers.map((number) => ({ ...number, value: followed(number, value) }));
  const words = numbers
    .map(({ label = '', unit = '', value: number }) => `${label} ${plain(number)} ${unit}`.trim())
    .join(', ');
  return (
    <>
      <div className={c('area')} style={{ ['--ratio' as string]: wide / high }} {...drag}>
        <PartsFigure figures={figures} name={touch.figure} looks={looks} />
      </div>
      <FollowingNumbers numbers={numbers} />
      {handle && (
        <Slider
          name={touch.name}
          handle={handle}
          value={value}
          words={words === '' ? plain(value) : words}
          onValue={(next) => set(0, next)}
          closed={closed}
        />
      )}
    </>
  );
};
