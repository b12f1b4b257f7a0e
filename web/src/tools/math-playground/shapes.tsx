import {
  areaOf,
  grid,
  perimeterOf,
  type ShapesChallenge,
} from '@afrolearn/learning/tools/math-playground/shapes.ts';
import { classes } from '#ui/classes.ts';
import { type BoardProps, type BoardView, useVoiceOfBoards } from './board-view.ts';
import css from './shapes.module.css';
import { Grip, Stage } from './stage.tsx';
import { Stepper } from './stepper.tsx';

const c = classes(css);

const [cell, edge] = [42, 24] as const;
const [wide, high] = [grid.across * cell + 2 * edge, grid.down * cell + 2 * edge] as const;

const isTriangle = ({ kind }: ShapesChallenge): boolean => kind === 'triangle';

const ShapeStage = ({ challenge, state, set, closed }: BoardProps<ShapesChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const [width = 1, height = 1] = state;
  const foot = edge + grid.down * cell;
  const [x, y] = [edge + width * cell, foot - height * cell];
  const move = (px: number, py: number) =>
    set([
      Math.min(grid.across, Math.max(1, Math.round((px - edge) / cell))),
      Math.min(grid.down, Math.max(1, Math.round((foot - py) / cell))),
    ]);
  return (
    <Stage
      wide={wide}
      high={high}
      label={say(isTriangle(challenge) ? 'triangleLabel' : 'shapeLabel', {
        width: number(width),
        height: number(height),
      })}
      onMove={closed ? undefined : move}
    >
      <path
        className={c('fill')}
        data-half={isTriangle(challenge)}
        d={`M${edge} ${foot}V${y}H${x}V${foot}z`}
      />
      {isTriangle(challenge) && <path className={c('fill')} d={`M${edge} ${foot}L${x} ${y}V${foot}z`} />}
      {Array.from({ length: grid.across + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <path key={at} className={c('grid')} d={`M${edge + at * cell} ${edge}V${foot}`} />
      ))}
      {Array.from({ length: grid.down + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <path key={at} className={c('grid')} d={`M${edge} ${edge + at * cell}H${wide - edge}`} />
      ))}
      <path
        className={c('outline')}
        d={
          isTriangle(challenge)
            ? `M${edge} ${foot}L${x} ${y}V${foot}z`
            : `M${edge} ${foot}V${y}H${x}V${foot}z`
        }
      />
      <text x={(edge + x) / 2} y={high - 4}>
        {number(width)}
      </text>
      <text x="12" y={(foot + y) / 2 + 8}>
        {number(height)}
      </text>
      <Grip x={x} y={y} />
    </Stage>
  );
};

const ShapeControls = ({ state, set, closed }: BoardProps<ShapesChallenge>) => {
  const { sayTouch, number } = useVoiceOfBoards();
  const [width = 1, height = 1] = state;
  return (
    <div className={c('sides')}>
      <Stepper
        name={sayTouch('width')}
        value={width}
        least={1}
        most={grid.across}
        words={number(width)}
        small={sayTouch('width')}
        onValue={(next) => set([next, height])}
        closed={closed}
      />
      <Stepper
        name={sayTouch('height')}
        value={height}
        least={1}
        most={grid.down}
        words={number(height)}
        small={sayTouch('height')}
        onValue={(next) => set([width, next])}
        closed={closed}
      />
    </div>
  );
};

const ShapeSum = ({ challenge, state }: { challenge: ShapesChallenge; state: readonly number[] }) => {
  const { say, number } = useVoiceOfBoards();
  const [width = 1, height = 1] = state.map(number);
  const { kind } = challenge;
  const area = kind !== 'perimeter' && kind !== 'sides';
  const around = kind === 'perimeter' || kind === 'both' || kind === 'largest' || kind === 'free';
  return (
    <>
      {kind === 'sides' && (
        <b>
          {width} × {height}
        </b>
      )}
      {area && (
        <span>
          <small>{say('area')}</small> {width} × {height}
          {isTriangle(challenge) && ' ÷ 2'} = <b>{number(areaOf(state) / (isTriangle(challenge) ? 2 : 1))}</b>
        </span>
      )}
      {around && (
        <span>
          <small>{say('perimeter')}</small>{' '}
          {area ? `2 × (${width} + ${height})` : `${width} + ${height} + ${width} + ${height}`} ={' '}
          <b>{number(perimeterOf(state))}</b>
        </span>
      )}
    </>
  );
};

export const shapesView: BoardView<ShapesChallenge> = {
  Stage: ShapeStage,
  Controls: ShapeControls,
  Sum: ShapeSum,
  task: ({ kind, width, height }, { say, number }) => {
    const area = number(areaOf([width, height]));
    const perimeter = number(perimeterOf([width, height]));
    switch (kind) {
      case 'area':
        return say('areaTask', { area });
      case 'perimeter':
        return say('perimeterTask', { perimeter });
      case 'both':
        return say('bothTask', { area, perimeter });
      case 'triangle':
        return say('triangleTask', { area: number(areaOf([width, height]) / 2) });
      case 'largest':
        return say('largestTask', { perimeter });
      default:
        return say('sidesTask', { width: number(width), height: number(height) });
    }
  },
  missing: (_, [width = 1, height = 1], { say }) => (width === 1 && height === 1 ? say('pullCorner') : null),
  hint: (challenge, state, { say, number }) => {
    const half = isTriangle(challenge) ? 2 : 1;
    switch (challenge.kind) {
      case 'sides':
        return say('shapeLabel', { width: number(state[0] ?? 1), height: number(state[1] ?? 1) });
      case 'perimeter':
        return say('yourPerimeter', { perimeter: number(perimeterOf(state)) });
      case 'area':
      case 'triangle':
        return say('yourArea', { area: number(areaOf(state) / half) });
      default:
        return say('yourBoth', { area: number(areaOf(state)), perimeter: number(perimeterOf(state)) });
    }
  },
};
