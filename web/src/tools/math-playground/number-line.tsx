import {
  landingOf,
  type NumberLineChallenge,
  roomForHops,
  withSize,
} from '@afrolearn/learning/tools/math-playground/number-line.ts';
import { classes } from '#ui/classes.ts';
import { type BoardProps, type BoardView, useVoiceOfBoards, type Voice } from './board-view.ts';
import { Grasshopper, level, Mango } from './drawings/grasshopper.tsx';
import css from './number-line.module.css';
import { Grip, Stage } from './stage.tsx';
import { Stepper } from './stepper.tsx';

const c = classes(css);

const [wide, high, left, right] = [480, 270, 30, 450] as const;

const placeOf = ({ from, to }: NumberLineChallenge, value: number): number =>
  left + ((value - from) / (to - from)) * (right - left);

/* Numbers that would touch each other are left out: every second, fifth or tenth is written, and zero always. */
const everyNth = ({ from, to, step }: NumberLineChallenge, longest: number): number => {
  const count = (to - from) / step;
  const most = Math.floor((right - left) / (longest * 14 + 12));
  const isPlain = (every: number) =>
    count % every === 0 &&
    (from / step) % every === 0 &&
    count / every <= most &&
    /^[125]/.test(String(step * every));
  return [1, 2, 4, 5, 10, 20].find(isPlain) ?? count;
};

const Hops = ({ challenge, state }: Pick<BoardProps<NumberLineChallenge>, 'challenge' | 'state'>) => {
  const { number } = useVoiceOfBoards();
  const [size = 0, made = 0] = state;
  const { start, per, kind, hops } = challenge;
  const top =
    level - 24 - Math.min(110, 30 + Math.abs(placeOf(challenge, size) - placeOf(challenge, 0)) * 0.6);
  const shown = Math.max(
    made,
    kind === 'equal' ? Math.min(hops, made + 1, roomForHops(challenge, size)) : made,
  );
  return (
    <>
      {Array.from({ length: size === 0 ? 0 : shown }, (_, at) => {
        const [x1, x2] = [placeOf(challenge, start + at * size), placeOf(challenge, start + (at + 1) * size)];
        const middle = (x1 + x2) / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hops are identified by their position
          <g key={at}>
            <path
              className={c('hop')}
              data-made={at < made}
              d={`M${x1} ${level - 22}Q${middle} ${2 * top - level + 22} ${x2} ${level - 22}`}
            />
            {Math.abs(x2 - x1) > 36 && at < made && (
              <text className={c('size')} x={middle} y={top - 8}>
                {number(size / per)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};

const LineStage = ({ challenge, state, set, closed }: BoardProps<NumberLineChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const { from, to, step, per, start, goal, kind } = challenge;
  const [size = 0] = state;
  const end = landingOf(challenge, state);
  const longest = Math.max(...[from, to, from + step].map((value) => number(value / per).length));
  const every = everyNth(challenge, longest);
  const move = (x: number) => {
    const value = from + Math.round(((x - left) / (right - left)) * ((to - from) / step)) * step;
    set(withSize(challenge, state, value - start));
  };
  const label = [
    say('lineLabel', { from: number(from / per), to: number(to / per), at: number(end / per) }),
    ...(kind === 'equal' ? [say('mangoAt', { at: number(goal / per) })] : []),
  ].join(' ');
  return (
    <Stage wide={wide} high={high} label={label} onMove={closed ? undefined : move}>
      <path className={c('ground')} d={`M-900 ${level + 10}h2280v700H-900z`} />
      <path className={c('line')} d={`M${left - 12} ${level}H${right + 12}`} />
      {Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step).map((value) => {
        const isNamed = ((value - from) / step) % every === 0;
        return (
          <g key={value}>
            <path
              className={c('tick')}
              d={`M${placeOf(challenge, value)} ${level - (isNamed ? 16 : 9)}v${isNamed ? 32 : 18}`}
            />
            {isNamed && (
              <text className={c('named')} x={placeOf(challenge, value)} y={level + 46}>
                {number(value / per)}
              </text>
            )}
          </g>
        );
      })}
      <Hops challenge={challenge} state={state} />
      {kind === 'equal' && <Mango x={placeOf(challenge, goal)} />}
      <Grasshopper x={placeOf(challenge, end)} isBack={size < 0} />
      <Grip x={placeOf(challenge, start + size)} y={level} />
    </Stage>
  );
};

const LineControls = ({ challenge, state, set, closed }: BoardProps<NumberLineChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const { from, to, step, per, start, kind } = challenge;
  const [size = 0, made = 0] = state;
  return (
    <>
      <Stepper
        name={say('hopName')}
        value={size}
        least={from - start}
        most={to - start}
        step={step}
        words={say(kind === 'by' ? 'hopOf' : 'hopsOf', { size: number(size / per) })}
        small={say('orPull')}
        onValue={(next) => set(withSize(challenge, state, next))}
        closed={closed}
      />
      {kind === 'free' && (
        <Stepper
          name={say('hopsName')}
          value={made}
          least={0}
          most={roomForHops(challenge, size)}
          words={number(made)}
          small={say('hopsName')}
          onValue={(next) => set([size, next])}
          closed={closed}
        />
      )}
    </>
  );
};

/** 6 + 6 + 6 while few hops were made, then 7 × 6. */
const LineSum = ({ challenge, state }: Pick<BoardProps<NumberLineChallenge>, 'challenge' | 'state'>) => {
  const { number } = useVoiceOfBoards();
  const { start, per } = challenge;
  const [size = 0, made = 0] = state;
  const end = number(landingOf(challenge, state) / per);
  const hop = number(Math.abs(size) / per);
  const sign = size < 0 ? '−' : '+';
  const signed = made > 3 ? ` ${sign} ${number(made)} × ${hop}` : ` ${sign} ${hop}`.repeat(made);
  const all = start === 0 && size >= 0 ? signed.slice(3) : `${number(start / per)}${signed}`;
  return (
    <>
      {made > 0 && size !== 0 && <span>{all} =</span>}
      <b>{end}</b>
    </>
  );
};

const values = ({ start, goal, per, hops }: NumberLineChallenge, { number }: Voice) => ({
  start: number(start / per),
  by: number(Math.abs(goal - start) / per),
  goal: number(goal / per),
  hops: number(hops),
});

export const numberLineView: BoardView<NumberLineChallenge> = {
  Stage: LineStage,
  Controls: LineControls,
  Sum: LineSum,
  task: (challenge, voice) => {
    const { kind, start, goal } = challenge;
    if (kind === 'by') return voice.say(goal > start ? 'hopForward' : 'hopBack', values(challenge, voice));
    return voice.say('hopEqually', values(challenge, voice));
  },
  missing: (challenge, [size = 0, made = 0], { say, sayTouch }) => {
    if (size === 0) return sayTouch('moveFirst');
    return made < challenge.hops && made >= roomForHops(challenge, size) ? say('noRoom') : null;
  },
  step: (challenge, [size = 0, made = 0], { say }) =>
    challenge.kind === 'equal' && size !== 0 && made < challenge.hops && made < roomForHops(challenge, size)
      ? { words: say('hopAgain', { count: challenge.hops - made }), next: [size, made + 1] }
      : null,
  hint: (challenge, state, { say, number }) => {
    const [size = 0] = state;
    if (challenge.kind === 'by') return say('hintHop', { size: number(Math.abs(size) / challenge.per) });
    return say('hintLands', {
      at: number(landingOf(challenge, state) / challenge.per),
      goal: number(challenge.goal / challenge.per),
    });
  },
};
