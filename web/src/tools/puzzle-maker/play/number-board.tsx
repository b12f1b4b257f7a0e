import {
  columnCells,
  type NumberGrid,
  resultOf,
  rowCells,
  singleGap,
} from '@afrolearn/learning/tools/puzzle-maker/number-grid.ts';
import {
  hintsLeft,
  isWhole,
  type PuzzleWork,
  signAt,
  withSign,
} from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type LineState, NumberSquares } from './number-squares.tsx';
import css from './play.module.css';
import { type Around, PlayFrame } from './play-frame.tsx';
import { Tiles } from './tiles.tsx';

const c = classes(css);

/** Whether a line is full, and gives its result. */
const stateOf = (
  numbers: readonly (number | null)[],
  result: number,
  signs: Parameters<typeof resultOf>[1],
) => {
  const full = numbers.filter((number) => number !== null);
  if (full.length < numbers.length) return 'open';
  return resultOf(full, signs) === result ? 'right' : 'other';
};

type NumberBoardProps = {
  grid: NumberGrid;
  work: PuzzleWork;
  onChange: (work: PuzzleWork) => void;
  around: Around;
};

/** Nine numbers whose rows and columns give results. A line that is full and right says so at once. */
export const NumberBoard = ({ grid, work, onChange, around }: NumberBoardProps) => {
  const say = useText(puzzleMaker);
  const { gaps, numbers, most, once } = grid;
  const open = gaps.filter((cell) => signAt(work, cell) === '');
  const [at, setAt] = useState(open[0] ?? gaps[0] ?? 0);
  const [said, setSaid] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const numberAt = (cell: number): number | null => {
    if (!gaps.includes(cell)) return numbers[cell] ?? null;
    return signAt(work, cell) === '' ? null : Number(signAt(work, cell));
  };
  const lineStates = (cellsOf: (n: number) => readonly number[], isRow: boolean): readonly LineState[] =>
    [0, 1, 2].map((n) => {
      const result = (isRow ? grid.rowResults : grid.columnResults)[n] ?? 0;
      const signs = (isRow ? grid.rowSigns : grid.columnSigns)[n] ?? ['+', '+'];
      return stateOf(cellsOf(n).map(numberAt), result, signs);
    });
  const rows = lineStates(rowCells, true);
  const columns = lineStates(columnCells, false);

  const put = (sign: string) => {
    if (!gaps.includes(at) || work.shown.includes(at)) return;
    const next = withSign(work, at, sign);
    setSaid('');
    setIsChecked(false);
    if (sign !== '')
      setAt([...gaps.filter((cell) => cell > at), ...gaps].find((cell) => signAt(next, cell) === '') ?? at);
    onChange(next);
  };
  const check = () => {
    if (open.length > 0) return setSaid(say('moreNumbers', { count: open.length }));
    if (isWhole({ kind: 'numbers', ...grid }, work)) return onChange({ ...work, done: true });
    setIsChecked(true);
    const others = [...rows, ...columns].filter((state) => state === 'other').length;
    setSaid(others > 0 ? say('linesNotYet', { count: others }) : say('onceOnly', { most }));
  };
  const hint = () => {
    const single = singleGap(open);
    const [cell] = single?.open ?? [];
    if (cell !== undefined && cell !== at) {
      setAt(cell);
      return setSaid(say('beginHere'));
    }
    if (hintsLeft({ kind: 'numbers', ...grid }, work) === 0) return setSaid(say('noMoreHints'));
    const isOther = (one: number) => signAt(work, one) !== String(numbers[one]);
    const shown = isOther(at) ? at : gaps.find(isOther);
    if (shown === undefined) return;
    setSaid(say('numberShown', { number: numbers[shown] ?? 0 }));
    onChange(withSign({ ...work, shown: [...work.shown, shown] }, shown, String(numbers[shown])));
  };

  const signs = Array.from({ length: most }, (_, n) => String(n + 1));
  return (
    <PlayFrame
      {...around}
      board={
        <NumberSquares
          grid={grid}
          work={work}
          at={at}
          rows={rows}
          columns={columns}
          isChecked={isChecked}
          onStand={setAt}
          onNumber={(sign) => {
            if (signs.includes(sign)) put(sign);
          }}
          onErase={() => put('')}
          onCheck={check}
        />
      }
      side={
        <>
          <p className={c('rule')}>{say(once ? 'ruleOnce' : 'ruleAny', { most })}</p>
          {[...grid.rowSigns, ...grid.columnSigns].some((pair) => pair.includes('×')) && (
            <p className={c('rule')}>{say('timesFirst')}</p>
          )}
          <Tiles
            label={say('numberTiles')}
            signs={signs}
            used={once ? numbers.flatMap((_, cell) => String(numberAt(cell) ?? '')) : []}
            onPress={put}
            onErase={() => put('')}
          />
        </>
      }
      how={say('howNumbers')}
      said={said}
      dock={
        <>
          <Button kind="paper" round icon={<Lightbulb />} onClick={hint}>
            {say('numberHint')}
          </Button>
          <Button aria-disabled={open.length > 0} onClick={check}>
            {open.length > 0 ? say('moreNumbers', { count: open.length }) : say('checkGrid')}
          </Button>
        </>
      }
    />
  );
};
