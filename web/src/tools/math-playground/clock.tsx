import {
  type ClockChallenge,
  inKiswahili,
  minutesOf,
  onFace,
  swahiliHour,
  timeOf,
  withMinutes,
} from '@afrolearn/learning/tools/math-playground/clock.ts';
import { useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { type BoardProps, type BoardView, useVoiceOfBoards, type Voice } from './board-view.ts';
import css from './clock.module.css';
import { Grip, Stage } from './stage.tsx';
import { Stepper } from './stepper.tsx';

const c = classes(css);

const middle = 200;

const spot = (degrees: number, radius: number): readonly [number, number] => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [middle + radius * Math.cos(turn), middle + radius * Math.sin(turn)];
};

const Face = () => (
  <>
    <circle className={c('rim')} cx={middle} cy={middle} r="192" />
    <circle className={c('face')} cx={middle} cy={middle} r="174" />
    <circle className={c('ring')} cx={middle} cy={middle} r="110" />
    <circle className={c('face')} cx={middle} cy={middle} r="70" />
    {Array.from({ length: 60 }, (_, minute) => {
      const [x1, y1] = spot(minute * 6, minute % 5 === 0 ? 157 : 163);
      const [x2, y2] = spot(minute * 6, 170);
      // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
      return <line key={minute} className={c('tick')} {...{ x1, y1, x2, y2 }} />;
    })}
    {Array.from({ length: 12 }, (_, hour) => {
      const [x, y] = spot(hour * 30, 136);
      const [inX, inY] = spot(hour * 30, 90);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
        <g key={hour}>
          <text className={c('hour')} x={x} y={y + 11}>
            {hour === 0 ? 12 : hour}
          </text>
          <text className={c('blue')} x={inX} y={inY + 8}>
            {swahiliHour(hour)}
          </text>
        </g>
      );
    })}
  </>
);

const ClockStage = ({ challenge, state, set, closed }: BoardProps<ClockChallenge>) => {
  const { say } = useVoiceOfBoards();
  const { step } = challenge;
  const held = useRef<'hours' | 'minutes'>('minutes');
  const [hours = 0, minutes = 0] = state;
  const hourTurn = hours * 30 + minutes / 2;
  const [longX, longY] = spot(minutes * 6, 140);
  const [shortX, shortY] = spot(hourTurn, 82);
  const move = (x: number, y: number, isFirst: boolean) => {
    const turn = ((Math.atan2(y - middle, x - middle) * 180) / Math.PI + 450) % 360;
    // The nearer grip is taken; it stays in the hand until it is let go.
    if (isFirst)
      held.current =
        Math.hypot(x - shortX, y - shortY) < Math.hypot(x - longX, y - longY) ? 'hours' : 'minutes';
    if (held.current === 'hours') set([Math.round((turn - minutes / 2) / 30 + 12) % 12, minutes]);
    else set(withMinutes(state, (Math.round(turn / 6 / step) * step) % 60));
  };
  return (
    <Stage
      wide={400}
      high={400}
      label={say('clockLabel', { time: timeOf(minutesOf(state)) })}
      onMove={closed ? undefined : move}
    >
      <Face />
      <path className={c('short')} d={`M${middle} ${middle}L${shortX} ${shortY}`} />
      <path className={c('long')} d={`M${middle} ${middle}L${longX} ${longY}`} />
      <circle className={c('pin')} cx={middle} cy={middle} r="14" />
      <Grip x={shortX} y={shortY} size={15} />
      <Grip x={longX} y={longY} size={20} />
    </Stage>
  );
};

const ClockControls = ({ challenge, state, set, closed }: BoardProps<ClockChallenge>) => {
  const { sayTouch, number } = useVoiceOfBoards();
  const { step } = challenge;
  const [hours = 0, minutes = 0] = state;
  return (
    <div className={c('hands')}>
      <Stepper
        name={sayTouch('hours')}
        value={hours}
        least={-1}
        most={12}
        words={number(hours === 0 ? 12 : hours)}
        onValue={(next) => set([(next + 12) % 12, minutes])}
        closed={closed}
      />
      <Stepper
        name={sayTouch('minutes')}
        value={minutes}
        least={-step}
        most={60}
        step={step}
        words={String(minutes).padStart(2, '0')}
        onValue={(next) => set(onFace(hours * 60 + next))}
        closed={closed}
      />
    </div>
  );
};

/** The two ways of saying what the hands show. Neither says what is asked for. */
const ClockSum = ({ challenge, state }: { challenge: ClockChallenge; state: readonly number[] }) => {
  const { say } = useVoiceOfBoards();
  const { kind } = challenge;
  return (
    <span className={c('said')}>
      <span>
        <small>{say('blackNumbers')}</small>
        <b>{timeOf(minutesOf(state))}</b>
      </span>
      {kind !== 'kiswahili' && (
        <span data-blue>
          <small>{say('blueNumbers')}</small>
          <b lang="sw">{inKiswahili(state)}</b>
        </span>
      )}
    </span>
  );
};

const inWords = (goal: number, { say }: Voice): string => {
  const [hours = 0, minutes = 0] = onFace(goal);
  const named = (hour: number) => ({ h: hour % 12 === 0 ? 12 : hour % 12 });
  if (minutes === 0) return say('setHour', named(hours));
  if (minutes === 30) return say('setHalf', named(hours));
  if (minutes === 15) return say('setPast', named(hours));
  return say('setTo', named(hours + 1));
};

const laterTask = ({ start, goal }: ClockChallenge, { say }: Voice): string => {
  const by = (goal - start + 24 * 60) % (24 * 60);
  const time = timeOf(start);
  return by < 60
    ? say('laterMinutes', { time, minutes: by })
    : say('laterHours', { time, hours: Math.floor(by / 60), minutes: by % 60 });
};

export const clockView: BoardView<ClockChallenge> = {
  Stage: ClockStage,
  Controls: ClockControls,
  Sum: ClockSum,
  task: (challenge, voice) => {
    const { kind, goal } = challenge;
    switch (kind) {
      case 'digits':
        return voice.say('setTime', { time: timeOf(goal) });
      case 'day':
        return voice.say('setDay', { time: timeOf(goal, true) });
      case 'kiswahili':
        return voice.say('setBlue', { time: inKiswahili(onFace(goal)) });
      case 'later':
        return laterTask(challenge, voice);
      default:
        return inWords(goal, voice);
    }
  },
  missing: ({ start }, state, { sayTouch }) => (minutesOf(state) === start ? sayTouch('moveFirst') : null),
  hint: (_, state, { say }) => say('clockLabel', { time: timeOf(minutesOf(state)) }),
};
