import {
  type Fraction,
  type FractionsChallenge,
  fractionOf,
  hasRoom,
  shareOf,
} from '@afrolearn/learning/tools/math-playground/fractions.ts';
import { Undo2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type BoardProps, type BoardView, useVoiceOfBoards, type Voice } from './board-view.ts';
import { full, left, Strip, wide } from './drawings/strip.tsx';
import css from './fractions.module.css';
import { Stage } from './stage.tsx';

const c = classes(css);

const written = ([over, under]: Fraction): string => (over === under ? '1' : `${over}/${under}`);

const GivenRow = ({ of, y }: { of: Fraction; y: number }) => {
  const [over, under] = of;
  return Array.from({ length: over }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are alike
    <Strip key={at} x={left + (full * at) / under} y={y} part={1 / under} name={[1, under]} kind={1} />
  ));
};

const FractionStage = ({ challenge, state, set, closed }: BoardProps<FractionsChallenge>) => {
  const { say } = useVoiceOfBoards();
  const { given, kind, goal } = challenge;
  const shown = kind === 'compare' ? [] : given;
  const rows = 1 + shown.length;
  const mine = 16 + rows * 68;
  let x = left;
  const label = `${say('oneBar')} ${state.length === 0 ? say('rowEmpty') : say('rowLaid', { laid: written(fractionOf(state)) })}`;
  const [over, under] = goal;
  return (
    <Stage
      wide={wide}
      high={mine + 80}
      label={label}
      // A tap on the row takes its last piece back.
      onMove={closed ? undefined : (_, y, isFirst) => isFirst && y > mine - 6 && set(state.slice(0, -1))}
    >
      <Strip x={left} y={12} part={1} name={[1, 1]} kind={0} />
      {shown.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: given rows keep their places
        <GivenRow key={at} of={one} y={12 + (at + 1) * 68} />
      ))}
      {kind === 'make' && (
        <path className={c('mark')} d={`M${left + (full * over) / under - 1} 74v${mine}`} />
      )}
      <rect className={c('row')} x={left - 2} y={mine - 2} width={full + 4} height="60" rx="4" />
      {state.map((piece, at) => {
        const from = x;
        x += full / piece;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
          <Strip key={at} x={from} y={mine} part={1 / piece} name={[1, piece]} kind={piece} />
        );
      })}
    </Stage>
  );
};

const FractionControls = ({ challenge, state, set, closed }: BoardProps<FractionsChallenge>) => {
  const { say } = useVoiceOfBoards();
  return (
    <div className={c('tray')}>
      {challenge.pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          className={c('piece')}
          aria-label={say('layPiece', { piece: `1/${piece}` })}
          aria-disabled={closed || !hasRoom(state, piece)}
          onClick={() => {
            if (!closed && hasRoom(state, piece)) set([...state, piece]);
          }}
        >
          <span
            className={c('sample')}
            data-kind={piece}
            style={{ inlineSize: `${Math.max(14, 100 / piece)}%` }}
          />
          <span className={c('frac')} aria-hidden="true">
            <b>1</b>
            <b>{piece}</b>
          </span>
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

const Frac = ({ of: [over, under] }: { of: Fraction }) =>
  under === 1 ? (
    <span>{over}</span>
  ) : (
    <span className={c('frac')} role="img" aria-label={`${over}/${under}`}>
      <b aria-hidden="true">{over}</b>
      <b aria-hidden="true">{under}</b>
    </span>
  );

/** Pieces of a kind beside each other are written as one fraction: 2/4 + 1/8. */
const grouped = (state: readonly number[]): readonly Fraction[] => {
  const runs: [number, number][] = [];
  for (const piece of state) {
    const last = runs[runs.length - 1];
    if (last?.[1] === piece) last[0] += 1;
    else runs.push([1, piece]);
  }
  return runs;
};

const FractionSum = ({ challenge, state }: { challenge: FractionsChallenge; state: readonly number[] }) => {
  if (state.length === 0) return challenge.kind === 'free' ? null : <span>= ?</span>;
  return (
    <>
      {grouped(state).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs keep their places
        <span key={at} className={c('term')}>
          {at > 0 && '+ '}
          <Frac of={one} />
        </span>
      ))}
      <span>=</span>
      <b>{shareOf(state) === 1 ? '1' : <Frac of={fractionOf(state)} />}</b>
    </>
  );
};

const pair = ({ given }: FractionsChallenge) => {
  const [first, other] = given;
  return { a: first ? written(first) : '', b: other ? written(other) : '' };
};

export const fractionsView: BoardView<FractionsChallenge> = {
  Stage: FractionStage,
  Controls: FractionControls,
  Sum: FractionSum,
  task: (challenge, { say }: Voice) => {
    const goal = written(challenge.goal);
    switch (challenge.kind) {
      case 'equal':
        return say('layEqual', { goal, piece: `1/${challenge.pieces[0]}` });
      case 'compare':
        return say('layLonger', pair(challenge));
      case 'add':
        return say('layAdded', pair(challenge));
      case 'take':
        return say('layTaken', pair(challenge));
      default:
        return say('layGoal', { goal });
    }
  },
  missing: (_, state, { say }) => (state.length === 0 ? say('layFirst') : null),
  hint: ({ kind, goal }, state, { say }) => {
    const [over, under] = goal;
    const laid = written(fractionOf(state));
    if (kind !== 'make' && kind !== 'equal') return say('youLaid', { laid });
    return say(shareOf(state) < over / under ? 'tooShort' : 'tooLong', { laid });
  },
};
