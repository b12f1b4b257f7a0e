import {
  type BlocksChallenge,
  breakUp,
  mostBlocks,
  numberOf,
  tradeUp,
} from '@afrolearn/learning/tools/math-playground/blocks.ts';
import type { State } from '@afrolearn/learning/tools/math-playground/board.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './blocks.module.css';
import { type BoardProps, type BoardView, useVoiceOfBoards, type Voice } from './board-view.ts';
import { Stage } from './stage.tsx';
import { Stepper } from './stepper.tsx';

const c = classes(css);

const sizes = ['thousands', 'hundreds', 'tens', 'ones'] as const;
type Size = (typeof sizes)[number];

const sizesOf = (places: number): readonly Size[] => sizes.slice(sizes.length - places);
const nameOf = (size: Size, { say, sayTouch }: Voice): string =>
  size === 'thousands' ? say('thousands') : sayTouch(size);

const [wide, high, top] = [480, 280, 34] as const;

/** One block in its column, which is 110 wide. Columns of up to nineteen stay countable. */
const Block = ({ size, at, x }: { size: Size; at: number; x: number }) => {
  const [column, row] = [Math.floor(at / 10), at % 10];
  if (size === 'tens')
    return (
      <rect
        className={c('block')}
        data-size={size}
        x={x + 5 + row * 10}
        y={top + 8 + column * 118}
        width="8"
        height="108"
      />
    );
  if (size === 'ones')
    return (
      <rect
        className={c('block')}
        data-size={size}
        x={x + 12 + column * 46 + (row % 2) * 21}
        y={top + 12 + Math.floor(row / 2) * 24}
        width="17"
        height="17"
        rx="2"
      />
    );
  const edge = size === 'hundreds' ? 50 : 56;
  return (
    <g transform={`translate(${x + 4 + column * 42 + row * 1.4} ${top + 8 + row * 17})`}>
      <rect className={c('block')} data-size={size} width={edge} height={edge} rx="3" />
      {size === 'thousands' && <path className={c('edge')} d={`M8 ${edge}l0-${edge - 8}h${edge - 8}`} />}
    </g>
  );
};

const BlocksStage = ({ challenge, state, set, closed }: BoardProps<BlocksChallenge>) => {
  const voice = useVoiceOfBoards();
  const { say, number } = voice;
  const { kind, places } = challenge;
  const each = wide / places;
  const tap = (x: number, _: number, isFirst: boolean) => {
    if (!isFirst) return;
    const at = Math.min(places - 1, Math.max(0, Math.floor(x / each)));
    const count = state[at] ?? 0;
    const next = kind === 'take' ? count - 1 : count + 1;
    if (kind === 'trade') set(tradeUp(state, at) ?? state);
    else if (next >= 0 && next <= mostBlocks) set(state.map((one, place) => (place === at ? next : one)));
  };
  return (
    <Stage
      wide={wide}
      high={high}
      label={say('blocksLabel', { value: number(numberOf(state)) })}
      onMove={closed ? undefined : tap}
    >
      {sizesOf(places).map((size, at) => (
        <g key={size}>
          <rect
            className={c('column')}
            x={at * each + 3}
            y={top}
            width={each - 6}
            height={high - top - 4}
            rx="8"
          />
          <text className={c('name')} x={(at + 0.5) * each} y="24">
            {nameOf(size, voice)}
          </text>
          {Array.from({ length: state[at] ?? 0 }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks are alike
            <Block key={n} size={size} at={n} x={(at + 0.5) * each - 55} />
          ))}
        </g>
      ))}
    </Stage>
  );
};

type Trade = { readonly words: string; readonly next: State };

/** The trades that can be made now: ten for one everywhere, one for ten where something is taken away. */
const tradesOf = ({ kind, places }: BlocksChallenge, state: State, voice: Voice): readonly Trade[] => {
  const names = sizesOf(places).map((size) => nameOf(size, voice));
  return names.flatMap((from, at) => {
    const [up, down] = [tradeUp(state, at), kind === 'take' ? breakUp(state, at) : null];
    return [
      ...(up === null ? [] : [{ words: voice.say('tradeTen', { from, to: names[at - 1] ?? '' }), next: up }]),
      ...(down === null
        ? []
        : [{ words: voice.say('breakOne', { from, to: names[at + 1] ?? '' }), next: down }]),
    ];
  });
};

const BlocksControls = ({ challenge, state, set, closed }: BoardProps<BlocksChallenge>) => {
  const voice = useVoiceOfBoards();
  const { kind, places, start } = challenge;
  return (
    <>
      {kind !== 'trade' && (
        <div className={c('steppers')}>
          {sizesOf(places).map((size, at) => (
            <Stepper
              key={size}
              name={nameOf(size, voice)}
              value={state[at] ?? 0}
              least={0}
              most={kind === 'take' ? Math.max(start[at] ?? 0, state[at] ?? 0) : mostBlocks}
              words={voice.number(state[at] ?? 0)}
              small={nameOf(size, voice)}
              onValue={(next) => set(state.map((one, place) => (place === at ? next : one)))}
              closed={closed}
            />
          ))}
        </div>
      )}
      <div className={c('trades')}>
        {tradesOf(challenge, state, voice).map(({ words, next }) => (
          <Button
            key={words}
            className={c('trade')}
            kind="quiet"
            size="sm"
            aria-disabled={closed}
            onClick={() => set(next)}
          >
            {words}
          </Button>
        ))}
      </div>
    </>
  );
};

/** 300 + 40 + 2 = 342, as the columns say it. */
const BlocksSum = ({ state }: { state: State }) => {
  const { number } = useVoiceOfBoards();
  const parts = state.flatMap((count, at) => {
    const value = count * 10 ** (state.length - 1 - at);
    return value === 0 ? [] : [number(value)];
  });
  return (
    <>
      {parts.length > 1 && <span>{parts.join(' + ')} =</span>}
      <b>{number(numberOf(state))}</b>
    </>
  );
};

export const blocksView: BoardView<BlocksChallenge> = {
  Stage: BlocksStage,
  Controls: BlocksControls,
  Sum: BlocksSum,
  task: ({ kind, goal, start, by }, { say, number }) => {
    if (kind === 'trade') return say('tradeTask');
    if (kind === 'take') return say('takeTask', { by: number(by), start: number(numberOf(start)) });
    return say('buildTask', { goal: number(goal) });
  },
  missing: ({ start }, state, { say, sayTouch }) => {
    if (numberOf(state) === 0) return say('layBlocks');
    return start.every((count, at) => count === state[at]) ? sayTouch('moveFirst') : null;
  },
  hint: (_, state, { say, number }) =>
    state.some((count) => count > 9) ? say('stillTen') : say('youHave', { value: number(numberOf(state)) }),
};
