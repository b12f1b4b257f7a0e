import type { ClockVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './clock.module.css';

const c = classes(css);

const spot = (degrees: number, radius: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [100 + radius * Math.cos(turn), 100 + radius * Math.sin(turn)] as const;
};

const Hand = ({ degrees, length, name }: { degrees: number; length: number; name: string }) => {
  const [x, y] = spot(degrees, length);
  return <line className={c(name)} x1="100" y1="100" x2={x.toFixed(1)} y2={y.toFixed(1)} />;
};

const Face = ({ time }: { time: string }) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (
    <svg className={c('face')} viewBox="0 0 200 200" role="img" aria-label={time}>
      <circle className={c('rim')} cx="100" cy="100" r="94" />
      {Array.from({ length: 60 }, (_, minute) => {
        const [x1, y1] = spot(minute * 6, minute % 5 === 0 ? 82 : 86);
        const [x2, y2] = spot(minute * 6, 90);
        // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
        return <line key={minute} className={c(minute % 5 === 0 ? 'five' : 'one')} {...{ x1, y1, x2, y2 }} />;
      })}
      {Array.from({ length: 12 }, (_, at) => {
        const [x, y] = spot((at + 1) * 30, 68);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
          <text key={at} x={x} y={y + 8}>
            {at + 1}
          </text>
        );
      })}
      <Hand degrees={(hours % 12) * 30 + minutes / 2} length={42} name="hours" />
      <Hand degrees={minutes * 6} length={66} name="minutes" />
      <circle className={c('pin')} cx="100" cy="100" r="6" />
    </svg>
  );
};

export const Clocks = ({ visual, shown }: VisualProps<ClockVisual>) => {
  const face = visual.face ?? 'hands';
  return (
    <ul className={c('clocks')} data-count={visual.clocks.length}>
      {visual.clocks.map(({ time, label }, at) => (
        <li key={time + (label ?? '')} {...part(at, shown)}>
          {face !== 'digits' && <Face time={time} />}
          {face !== 'hands' && <span className={c('digits')}>{time}</span>}
          {label !== undefined && <span className={c('label')}>{label}</span>}
        </li>
      ))}
    </ul>
  );
};
