import { handlesOf, type TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import { Slider } from './slider.tsx';
import css from './touch.module.css';
import { plain, type TouchProps } from './touch-props.ts';
import { useDrag } from './use-drag.ts';

const c = classes(css);

const spot = (degrees: number, radius: number, x = 120, y = 120) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
};

/** Both clock hands: near the middle a drag moves the hour hand, further out the minute hand. */
export const ClockTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'clock'>>) => {
  const say = useText(touching);
  const handles = handlesOf(touch);
  const [hours = 0, minutes = 0] = values;
  const step = touch.step ?? 5;
  const drag = useDrag(
    240,
    240,
    (x, y) => {
      const degrees = ((Math.atan2(y - 120, x - 120) * 180) / Math.PI + 450) % 360;
      if (Math.hypot(x - 120, y - 120) < 62) set(0, Math.round(degrees / 30) % 12);
      else set(1, (Math.round(degrees / 6 / step) * step) % 60);
    },
    closed,
  );
  const names = [say('hours'), say('minutes')];
  const words = [String(hours === 0 ? 12 : hours), String(minutes)];
  return (
    <>
      <svg className={c('drawing')} viewBox="0 0 240 240" aria-hidden="true" {...drag}>
        <circle className={c('face')} cx="120" cy="120" r="112" />
        {Array.from({ length: 12 }, (_, at) => at + 1).map((hour) => {
          const [x, y] = spot(hour * 30, 88)
            .split(' ')
            .map(Number);
          return (
            <text key={hour} x={x} y={(y ?? 0) + 9}>
              {hour}
            </text>
          );
        })}
        <path className={c('longHand')} d={`M120 120L${spot(minutes * 6, 92)}`} />
        <path className={c('shortHand')} d={`M120 120L${spot(hours * 30 + minutes / 2, 58)}`} />
        <circle className={c('knob')} cx="120" cy="120" r="9" />
      </svg>
      {handles.map((handle, at) => (
        <Slider
          key={names[at]}
          name={names[at] ?? ''}
          handle={handle}
          value={values[at] ?? 0}
          words={words[at] ?? ''}
          onValue={(next) => set(at, next)}
          closed={closed}
        />
      ))}
    </>
  );
};

/** An arm that opens an angle. */
export const AngleTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'angle'>>) => {
  const say = useText(touching);
  const [handle] = handlesOf(touch);
  const [degrees = 0] = values;
  const step = touch.step ?? 5;
  const drag = useDrag(
    480,
    240,
    (x, y) => {
      const turned = (Math.atan2(210 - y, x - 240) * 180) / Math.PI;
      set(0, Math.min(180, Math.max(0, Math.round(turned / step) * step)));
    },
    closed,
  );
  const arm = spot(90 - degrees, 180, 240, 210);
  const [tipX, tipY] = arm.split(' ');
  return (
    <>
      <svg className={c('drawing')} viewBox="0 0 480 240" aria-hidden="true" {...drag}>
        <path className={c('rule')} d="M240 210h190" />
        <path className={c('rule')} d={`M240 210L${arm}`} />
        <path className={c('arc')} d={`M290 210A50 50 0 0 0 ${spot(90 - degrees, 50, 240, 210)}`} />
        <circle className={c('knob')} cx={tipX} cy={tipY} r="18" />
        {typeof touch.goal !== 'number' && (
          <text x="70" y="60">
            {plain(degrees)}°
          </text>
        )}
      </svg>
      {handle && (
        <Slider
          name={say('angle')}
          handle={handle}
          value={degrees}
          words={`${plain(degrees)}°`}
          onValue={(next) => set(0, next)}
          closed={closed}
        />
      )}
    </>
  );
};

/** A rectangle of countable squares. */
export const RectangleTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'rectangle'>>) => {
  const say = useText(touching);
  const handles = handlesOf(touch);
  const [across = 1, down = 1] = values;
  const names = [say('width'), say('height')];
  const { most, unit = '' } = touch;
  const drag = useDrag(
    most,
    most,
    (x, y) => {
      set(0, Math.min(most, Math.max(1, Math.ceil(x))));
      set(1, Math.min(most, Math.max(1, Math.ceil(y))));
    },
    closed,
  );
  return (
    <>
      <svg className={c('drawing')} viewBox={`0 0 ${most} ${most}`} aria-hidden="true" {...drag}>
        {Array.from({ length: most * most }, (_, at) => [at % most, Math.floor(at / most)] as const).map(
          ([x, y]) => (
            <rect
              key={`${x} ${y}`}
              className={c('square')}
              data-full={x < across && y < down}
              x={x}
              y={y}
              width="1"
              height="1"
            />
          ),
        )}
      </svg>
      {handles.map((handle, at) => (
        <Slider
          key={names[at]}
          name={names[at] ?? ''}
          handle={handle}
          value={values[at] ?? 1}
          words={`${values[at] ?? 1} ${unit}`.trim()}
          onValue={(next) => set(at, next)}
          closed={closed}
        />
      ))}
    </>
  );
};
