import {
  type BalanceChallenge,
  leastAt,
  mostAt,
  shareBoth,
  tiltOf,
} from '@afrolearn/learning/tools/math-playground/balance.ts';
import type { State } from '@afrolearn/learning/tools/math-playground/board.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './balance.module.css';
import { type BoardProps, type BoardView, useVoiceOfBoards, type Voice } from './board-view.ts';
import { Stage } from './stage.tsx';
import { Stepper } from './stepper.tsx';

const c = classes(css);

const [wide, high, pivot, arm] = [480, 280, 52, 128] as const;
const panTop = 128;

const Bag = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={c('bag')} d="M-10-44h20l-4 9c16 6 20 35 8 35h-28c-12 0-8-29 8-35z" />
    <text className={c('letter')} y="-8">
      x
    </text>
  </g>
);

/** Where a pan hangs, and what lies in it. Stones lie in rows of five. */
const Pan = ({ x, y, bags, stones }: { x: number; y: number; bags: number; stones: number }) => {
  const foot = y + panTop;
  const columns = bags === 0 ? 8 : 4;
  const begin = bags === 0 ? -74 : 4;
  return (
    <>
      <path className={c('string')} d={`M${x} ${y}L${x - 92} ${foot}M${x} ${y}L${x + 92} ${foot}`} />
      {Array.from({ length: stones }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: stones are alike
          key={at}
          className={c('stone')}
          cx={x + begin + 10 + (at % columns) * 19}
          cy={foot - 10 - Math.floor(at / columns) * 19}
          r="8.5"
        />
      ))}
      {Array.from({ length: bags }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bags are alike
        <Bag key={at} x={x - 62 + at * 26 + (stones === 0 ? 36 : 0)} y={foot} />
      ))}
      <path className={c('pan')} d={`M${x - 98} ${foot}h196c-12 26-184 26-196 0z`} />
    </>
  );
};

const sayTilt = (tilt: number): 'level' | 'leftHeavier' | 'rightHeavier' =>
  tilt === 0 ? 'level' : tilt < 0 ? 'leftHeavier' : 'rightHeavier';

const BalanceStage = ({ challenge, state, set, closed }: BoardProps<BalanceChallenge>) => {
  const { sayTouch } = useVoiceOfBoards();
  const tilt = tiltOf(challenge, state);
  const drop = Math.max(-24, Math.min(24, tilt * 6));
  const [bags = 0, stones = 0, otherBags = 0, otherStones = 0] = state;
  /** A tap on a pan: in a puzzle it takes the nearest thing away, else it lays one stone. */
  const tap = (x: number, y: number, isFirst: boolean) => {
    if (!isFirst || y < pivot + 20) return;
    const side = x < wide / 2 ? 0 : 2;
    const centre = wide / 2 + (side === 0 ? -arm : arm);
    const lone = state[side + 1] ?? 0;
    const isBag = (state[side] ?? 0) > 0 && (x < centre || lone === 0);
    const place = challenge.kind === 'fill' ? side + 1 : isBag ? side : side + 1;
    const next = (state[place] ?? 0) + (challenge.kind === 'fill' ? 1 : -1);
    if (next < leastAt(challenge, place) || next > mostAt(challenge, place)) return;
    set(state.map((one, at) => (at === place ? next : one)));
  };
  return (
    <Stage wide={wide} high={high} label={sayTouch(sayTilt(tilt))} onMove={closed ? undefined : tap}>
      <path className={c('stand')} d="M233 52h14v176h70v20H163v-20h70z" />
      <path
        className={c('beam')}
        d={`M${wide / 2 - arm} ${pivot - drop}L${wide / 2 + arm} ${pivot + drop}`}
      />
      <circle className={c('pivot')} cx={wide / 2} cy={pivot} r="12" />
      <Pan x={wide / 2 - arm} y={pivot - drop} bags={bags} stones={stones} />
      <Pan x={wide / 2 + arm} y={pivot + drop} bags={otherBags} stones={otherStones} />
    </Stage>
  );
};

const places = ['leftBags', 'leftStones', 'rightBags', 'rightStones'] as const;

const BalanceControls = ({ challenge, state, set, closed }: BoardProps<BalanceChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const shared = challenge.kind === 'bag' ? shareBoth(state) : null;
  return (
    <>
      <div className={c('places')}>
        {places.map((place, at) =>
          mostAt(challenge, at) === leastAt(challenge, at) ||
          (challenge.inBag === 0 && at % 2 === 0) ? null : (
            <Stepper
              key={place}
              name={say(place)}
              value={state[at] ?? 0}
              least={leastAt(challenge, at)}
              most={mostAt(challenge, at)}
              words={number(state[at] ?? 0)}
              small={say(place)}
              onValue={(next) => set(state.map((one, other) => (other === at ? next : one)))}
              closed={closed}
            />
          ),
        )}
      </div>
      {shared !== null && (
        <Button kind="quiet" size="sm" aria-disabled={closed} onClick={() => set(shared)}>
          {say('shareBy', { n: (state[0] ?? 0) + (state[2] ?? 0) })}
        </Button>
      )}
    </>
  );
};

const sideOf = (bags: number, stones: number, { number }: Voice): string => {
  const letter = bags === 0 ? '' : bags === 1 ? 'x' : `${number(bags)}x`;
  if (letter === '') return number(stones);
  return stones === 0 ? letter : `${letter} + ${number(stones)}`;
};

/** The equation of the two pans. In the first puzzles it keeps the gap that is being filled. */
const BalanceSum = ({ challenge, state }: { challenge: BalanceChallenge; state: State }) => {
  const voice = useVoiceOfBoards();
  const [bags = 0, stones = 0, otherBags = 0, otherStones = 0] = state;
  const sign = tiltOf(challenge, state) === 0 ? '=' : '≠';
  const first = challenge.start[1] ?? 0;
  const left =
    challenge.kind === 'fill'
      ? `${voice.number(first)} + ${voice.number(stones - first)}`
      : sideOf(bags, stones, voice);
  return (
    <>
      <span>{left}</span>
      <b>{sign}</b>
      <span>{sideOf(otherBags, otherStones, voice)}</span>
    </>
  );
};

export const balanceView: BoardView<BalanceChallenge> = {
  Stage: BalanceStage,
  Controls: BalanceControls,
  Sum: BalanceSum,
  task: (challenge, voice) => {
    const [bags = 0, stones = 0, otherBags = 0, otherStones = 0] = challenge.start;
    if (challenge.kind === 'fill')
      return voice.say('fillTask', { first: voice.number(stones), whole: voice.number(otherStones) });
    const equation = `${sideOf(bags, stones, voice)} = ${sideOf(otherBags, otherStones, voice)}`;
    return voice.say('bagTask', { equation });
  },
  missing: (challenge, state, { say, sayTouch }) => {
    if (challenge.start.every((count, at) => count === state[at])) return sayTouch('moveFirst');
    const tilt = tiltOf(challenge, state);
    if (tilt !== 0) return sayTouch(sayTilt(tilt));
    const [bags = 0, stones = 0, otherBags = 0, otherStones = 0] = state;
    const isAlone =
      (bags === 1 && stones === 0 && otherBags === 0) || (otherBags === 1 && otherStones === 0 && bags === 0);
    return challenge.kind === 'bag' && !isAlone ? say('oneBagAlone') : null;
  },
  hint: (challenge, state, { sayTouch }) => sayTouch(sayTilt(tiltOf(challenge, state))),
};
