import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { Point } from '@afrolearn/learning/lessons/shown.ts';
import { countIn, followed, hasRoom, spotsOf, sumOf } from '@afrolearn/learning/lessons/touch/parts.ts';
import type { TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTileVoice } from '#lesson-kit/questions/tiles/use-tile-voice.ts';
import type { TouchProps } from '#lesson-kit/touch/touch-props.ts';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import { FollowingNumbers } from './following-numbers.tsx';
import css from './parts-figure.module.css';
import { type PartLook, PartsFigure, sizeOf } from './parts-figure.tsx';
import { nearestPlace, nextPlace, roomOf } from './place-rules.ts';

const c = classes(css);

/** Ignores a trembling finger. */
const leastDrag = 6;

/** Parts are put into places by dragging, by pressing the part and then the place, or by arrow keys. */
export const PlaceTouch = (props: TouchProps<TouchOn<'place'>>) => {
  const { touch, values, set, closed, isYoung, figures } = props;
  const say = useText(touching);
  const hear = useTileVoice(isYoung);
  const area = useRef<HTMLDivElement>(null);
  const start = useRef<Point | null>(null);
  const [held, setHeld] = useState(nowhere);
  const [dragged, setDragged] = useState<Point | null>(null);
  const [wide, high] = sizeOf(figures, touch.figure);
  const spots = spotsOf(touch, values);
  const { things, places } = touch;

  const put = (thing: number, place: number) => {
    if (closed || (place !== nowhere && values[thing] !== place && !hasRoom(touch, values, place))) return;
    set(thing, place);
    setHeld(nowhere);
  };
  const onStage = (event: PointerEvent): Point => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
    return [((event.clientX - left) / (width || 1)) * wide, ((event.clientY - top) / (height || 1)) * high];
  };
  const press = (thing: number) => {
    if (closed) return;
    const place = values[thing] ?? nowhere;
    // Pressing a part in a place while holding another one selects the place.
    if (held !== nowhere && held !== thing && place !== nowhere) return put(held, place);
    hear(things[thing]?.name ?? '');
    setHeld(held === thing ? nowhere : thing);
  };
  const drag = (thing: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (closed) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = [event.clientX, event.clientY];
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (start.current === null) return;
      const [x, y] = start.current;
      if (dragged === null && Math.hypot(event.clientX - x, event.clientY - y) < leastDrag) return;
      setHeld(thing);
      setDragged(onStage(event));
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      start.current = null;
      if (dragged === null) return press(thing);
      setDragged(null);
      setHeld(nowhere);
      put(thing, nearestPlace(touch, values, thing, onStage(event), wide));
    },
    onPointerCancel: () => {
      start.current = null;
      setDragged(null);
    },
  });
  const onKeyDown = (thing: number) => (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    put(thing, nextPlace(touch, values, thing, by));
  };

  const looks = new Map<string, PartLook>(
    things.map(({ part, at }, thing) => {
      const free = dragged !== null && held === thing;
      const [x, y] = (free ? dragged : spots[thing]) ?? at;
      return [part, { shift: [x - at[0], y - at[1]], free }];
    }),
  );
  for (const { in: counted, from, parts } of touch.shows)
    for (const part of parts) looks.set(part, { seen: countIn(values, counted) >= from });

  const over = ([x, y]: Point) => ({ left: `${(x / wide) * 100}%`, top: `${(y / high) * 100}%` });
  return (
    <>
      <p className={c('how')}>{say('placeHow')}</p>
      <div ref={area} className={c('area')} style={{ ['--ratio' as string]: wide / high }}>
        <PartsFigure figures={figures} name={touch.figure} looks={looks} />
        {places.map(({ name, spots: rooms }, place) => {
          const { middle, width, height } = roomOf(rooms, wide);
          const isOpen = held !== nowhere && !closed;
          return (
            <button
              key={name}
              type="button"
              lang="en"
              className={c('place')}
              data-open={isOpen}
              // A place is a tab stop only while a part is held.
              tabIndex={isOpen ? 0 : -1}
              aria-disabled={!isOpen}
              style={{
                ...over(middle),
                width: `${(width / wide) * 100}%`,
                height: `${(height / high) * 100}%`,
              }}
              aria-label={isOpen ? `${name}. ${say('putHere', { thing: things[held]?.name ?? '' })}` : name}
              onClick={() => {
                hear(name);
                if (isOpen) put(held, place);
              }}
            />
          );
        })}
        {held !== nowhere &&
          places.flatMap(({ name, spots: rooms }, place) =>
            rooms
              .slice(countIn(values, [place]))
              .slice(0, 1)
              .map((spot) => <span key={name} className={c('free')} style={over(spot)} aria-hidden="true" />),
          )}
        {/* The label of a part, until its place is found. */}
        {things.map(({ part, name, at, goes }, thing) =>
          goes === undefined || values[thing] !== nowhere ? null : (
            <span key={part} className={c('name')} style={over(at)} lang="en">
              {name}
            </span>
          ),
        )}
        {things.map(({ part, name, at }, thing) => (
          <button
            key={part}
            type="button"
            lang="en"
            className={c('thing')}
            style={over((dragged !== null && held === thing ? dragged : spots[thing]) ?? at)}
            aria-pressed={held === thing}
            aria-label={`${name}: ${places[values[thing] ?? nowhere]?.name ?? say('notPlaced')}`}
            disabled={closed}
            onKeyDown={onKeyDown(thing)}
            // Pointer presses are handled on release; this handles keyboards and screen readers.
            onClick={(event) => event.detail === 0 && press(thing)}
            {...drag(thing)}
          />
        ))}
      </div>
      <FollowingNumbers
        numbers={touch.numbers.map((number) => {
          const count = countIn(values, number.in);
          return { ...number, value: followed(number, count), sum: number.sum ? sumOf(number, count) : '' };
        })}
      />
    </>
  );
};
