import { type State, sum } from '@afrolearn/learning/tools/math-playground/board.ts';
import {
  dueOf,
  isCoin,
  type MoneyChallenge,
  mostOnMat,
} from '@afrolearn/learning/tools/math-playground/money.ts';
import { Undo2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type BoardProps, type BoardView, useVoiceOfBoards } from './board-view.ts';
import css from './money.module.css';
import { Stage } from './stage.tsx';

const c = classes(css);

const [wide, high, mat] = [480, 300, 128] as const;

/** Where each piece lies: five in a row. */
const spotOf = (at: number): readonly [number, number] => [
  78 + (at % 5) * 81,
  mat + 34 + Math.floor(at / 5) * 52,
];

/** Value and colour only: our pieces copy no bank’s design. */
const Piece = ({ value, words }: { value: number; words: string }) =>
  isCoin(value) ? (
    <g className={c('coin')}>
      <circle cy="2.5" r={value === 500 ? 23 : value === 200 ? 21 : 19} />
      <circle className={c('top')} r={value === 500 ? 23 : value === 200 ? 21 : 19} />
      <text y="6">{words}</text>
    </g>
  ) : (
    <g className={c('paper')} data-value={value}>
      <rect x="-38" y="-21" width="76" height="42" rx="3" />
      <rect className={c('top')} x="-33" y="-16" width="66" height="32" />
      <text y="6">{words}</text>
    </g>
  );

const Stall = ({ tag }: { tag: string }) => (
  <>
    <path className={c('awning')} d="M-600-600h1680V22H-600z" />
    {Array.from({ length: 12 }, (_, at) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes keep their places
        key={at}
        className={c('awning')}
        data-light={at % 2 === 1}
        d={`M${at * 40} 0h40v22a20 16 0 0 1-40 0z`}
      />
    ))}
    <g transform="translate(150 62) scale(.72)">
      <path className={c('shirt')} d="M-52 60c-2-30 10-44 38-48h28c28 4 40 18 38 48z" />
      <circle className={c('skin')} r="27" cy="-4" />
      <path className={c('scarf')} d="M-30-8c-8-32 12-38 30-38s38 6 30 38c-12-12-48-12-60 0z" />
      <path className={c('smile')} d="M-10 8q10 4 20 0-3 9-10 9t-10-9z" />
      <circle className={c('eye')} cx="-10" cy="-3" r="3" />
      <circle className={c('eye')} cx="10" cy="-3" r="3" />
    </g>
    <path className={c('counter')} d="M-600 104h1680v16h-1680z" />
    {tag !== '' && (
      <g transform="translate(310 78)">
        <rect className={c('tag')} x="-72" y="-24" width="144" height="48" rx="6" />
        <text className={c('price')} y="10">
          {tag}
        </text>
      </g>
    )}
  </>
);

const MoneyStage = ({ challenge, state, set, closed }: BoardProps<MoneyChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const tap = (x: number, y: number, isFirst: boolean) => {
    if (!isFirst) return;
    const at = state.findIndex((_, place) => {
      const [px, py] = spotOf(place);
      return Math.abs(x - px) < 40 && Math.abs(y - py) < 26;
    });
    if (at >= 0) set(state.filter((_, place) => place !== at));
  };
  return (
    <Stage
      wide={wide}
      high={high}
      label={say('matLabel', { sum: number(sum(state)) })}
      onMove={closed ? undefined : tap}
    >
      <Stall tag={challenge.kind === 'free' ? '' : number(challenge.price)} />
      <path className={c('earth')} d="M-600 120h1680v700h-1680z" />
      <rect className={c('mat')} x="18" y={mat} width="444" height="166" />
      <rect className={c('hem')} x="26" y={mat + 7} width="428" height="152" />
      {state.map((value, at) => {
        const [x, y] = spotOf(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a value are alike
          <g key={at} transform={`translate(${x} ${y}) rotate(${isCoin(value) ? 0 : (at % 3) * 3 - 3})`}>
            <Piece value={value} words={number(value)} />
          </g>
        );
      })}
    </Stage>
  );
};

const MoneyControls = ({ challenge, state, set, closed }: BoardProps<MoneyChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const isFull = closed || state.length >= mostOnMat;
  return (
    <div className={c('purse')}>
      {challenge.pieces.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={say(isCoin(value) ? 'layCoin' : 'layPaper', { value: number(value) })}
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) set([...state, value]);
          }}
        >
          <svg viewBox="-40 -26 80 52" aria-hidden="true">
            <Piece value={value} words={number(value)} />
          </svg>
        </button>
      ))}
      <Button
        kind="quiet"
        round
        icon={<Undo2 />}
        aria-disabled={closed || state.length === 0}
        onClick={() => set(state.slice(0, -1))}
      >
        {say('takeBack')}
      </Button>
    </div>
  );
};

/** 2 × 1,000 + 500: pieces of a value together, the largest first. */
const MoneySum = ({ state }: { state: State }) => {
  const { number } = useVoiceOfBoards();
  const values = [...new Set(state)].sort((a, b) => b - a);
  const terms = values.map((value) => {
    const count = state.filter((one) => one === value).length;
    return count === 1 ? number(value) : `${count} × ${number(value)}`;
  });
  return (
    <>
      {terms.length > 0 && state.length > 1 && <span>{terms.join(' + ')} =</span>}
      <b>{number(sum(state))}</b>
    </>
  );
};

export const moneyView: BoardView<MoneyChallenge> = {
  Stage: MoneyStage,
  Controls: MoneyControls,
  Sum: MoneySum,
  task: ({ kind, price, given }, { say, number }) => {
    if (kind === 'change') return say('changeTask', { price: number(price), given: number(given) });
    return say(kind === 'fewest' ? 'fewestTask' : 'payTask', { price: number(price) });
  },
  missing: (challenge, state, { say, number }) => {
    const short = dueOf(challenge) - sum(state);
    // The missing amount would give the answer away.
    if (challenge.kind === 'change') return state.length === 0 ? say('layMoney') : null;
    return short > 0 ? say('moreToPay', { amount: number(short) }) : null;
  },
  hint: (challenge, state, { say, number }) => {
    const over = sum(state) - dueOf(challenge);
    if (challenge.kind === 'change')
      return say(over > 0 ? 'changeTooMuch' : 'changeTooLittle', { sum: number(sum(state)) });
    return over > 0 ? say('tooMuch', { amount: number(over) }) : say('fewerPieces');
  },
};
