import type { State } from '@afrolearn/learning/tools/math-playground/board.ts';
import {
  firstOwnBar,
  type GraphChallenge,
  isPlane,
} from '@afrolearn/learning/tools/math-playground/graph.ts';
import { classes } from '#ui/classes.ts';
import { type BoardProps, type BoardView, useVoiceOfBoards } from './board-view.ts';
import { near, Plane } from './drawings/plane.tsx';
import css from './graph.module.css';
import { Grip, Stage } from './stage.tsx';
import { Stepper } from './stepper.tsx';

const c = classes(css);

const [wide, high] = [480, 290] as const;
const [left, top, foot] = [56, 18, 250] as const;

/** Classes that planted trees. What is worked out has a question mark. */
const nameOf = ({ kind, values }: GraphChallenge, at: number): string =>
  at === values.length - 1 && kind !== 'build' && kind !== 'bars' ? '?' : `P${at + 3}`;

const withBar = (state: State, at: number, value: number): State =>
  state.map((one, place) => (place === at ? value : one));

const Bars = ({ challenge, state, set, closed }: BoardProps<GraphChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const { most, step } = challenge;
  const own = firstOwnBar(challenge);
  const each = (wide - left - 8) / state.length;
  const y = (value: number) => foot - (value / most) * (foot - top);
  const lines = most / step;
  const every = lines > 10 ? Math.ceil(lines / 5) : 1;
  const move = (px: number, py: number) => {
    const at = Math.floor((px - left) / each);
    if (at < own || at >= state.length) return;
    set(withBar(state, at, near(((foot - py) / (foot - top)) * most, 0, most, step)));
  };
  const bars = state.map((value, at) => `${nameOf(challenge, at)} ${number(value)}`).join(', ');
  return (
    <Stage wide={wide} high={high} label={say('barsLabel', { bars })} onMove={closed ? undefined : move}>
      {Array.from({ length: lines + 1 }, (_, at) => at * step).map((value, at) => (
        <g key={value}>
          <path className={c('line')} data-named={at % every === 0} d={`M${left} ${y(value)}H${wide - 4}`} />
          {at % every === 0 && (
            <text className={c('axis')} x={left - 26} y={y(value) + 7}>
              {number(value)}
            </text>
          )}
        </g>
      ))}
      {state.map((value, at) => {
        const x = left + at * each;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their places
          <g key={at}>
            <rect
              className={c('bar')}
              data-own={at >= own}
              x={x + each * 0.18}
              y={y(value)}
              width={each * 0.64}
              height={foot - y(value)}
            />
            <text x={x + each / 2} y={high - 12}>
              {nameOf(challenge, at)}
            </text>
            {at >= own && <Grip x={x + each / 2} y={y(value)} size={15} />}
          </g>
        );
      })}
      <path className={c('foot')} d={`M${left} ${foot}H${wide - 4}`} />
    </Stage>
  );
};

const GraphStage = (props: BoardProps<GraphChallenge>) =>
  isPlane(props.challenge) ? <Plane {...props} /> : <Bars {...props} />;

const GraphControls = ({ challenge, state, set, closed }: BoardProps<GraphChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const { least, most, step } = challenge;
  const own = firstOwnBar(challenge);
  return (
    <div className={c('own')}>
      {state.map((value, at) => {
        if (!isPlane(challenge) && at < own) return null;
        const name = isPlane(challenge)
          ? say(at === 0 ? 'across' : 'up')
          : say('barName', { name: nameOf(challenge, at) });
        return (
          <Stepper
            key={name}
            name={name}
            value={value}
            least={isPlane(challenge) ? least : 0}
            most={most}
            step={step}
            words={number(value)}
            small={name}
            onValue={(next) => set(withBar(state, at, next))}
            closed={closed}
          />
        );
      })}
    </div>
  );
};

const GraphSum = ({ challenge, state }: { challenge: GraphChallenge; state: State }) => {
  const { say, number } = useVoiceOfBoards();
  const { kind, values } = challenge;
  if (isPlane(challenge))
    return (
      <b>
        ({number(state[0] ?? 0)}; {number(state[1] ?? 0)})
      </b>
    );
  if (kind !== 'build') return <b>{state.slice(firstOwnBar(challenge)).map(number).join(', ')}</b>;
  return (
    <table className={c('table')}>
      <caption className="vh">{say('trees')}</caption>
      <tbody>
        <tr>
          {values.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <th key={at} scope="col">
              {nameOf(challenge, at)}
            </th>
          ))}
        </tr>
        <tr>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <td key={at}>{number(value)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

export const graphView: BoardView<GraphChallenge> = {
  Stage: GraphStage,
  Controls: GraphControls,
  Sum: GraphSum,
  task: ({ kind, values }, { say, number }) => {
    const [x = 0, y = 0] = values;
    const point = { x: number(x), y: number(y) };
    switch (kind) {
      case 'total':
        return say('totalTask');
      case 'difference':
        return say('differenceTask');
      case 'mean':
        return say('meanTask');
      case 'mirror':
        return say('mirrorTask', point);
      case 'point':
        return say('pointTask', point);
      default:
        return say('tableTask');
    }
  },
  missing: (challenge, state, { say, sayTouch }) => {
    const own = state.slice(isPlane(challenge) ? 0 : firstOwnBar(challenge));
    if (own.every((value) => value === 0)) return sayTouch('moveFirst');
    const empty = own.indexOf(0);
    // In a table of our making no class planted nothing.
    return challenge.kind === 'build' && empty >= 0
      ? say('barLeft', { name: nameOf(challenge, empty) })
      : null;
  },
  hint: (challenge, state, { say, number }) => {
    if (isPlane(challenge)) return say('pointAt', { x: number(state[0] ?? 0), y: number(state[1] ?? 0) });
    if (challenge.kind !== 'build') return say('barAt', { value: number(state[state.length - 1] ?? 0) });
    const wrong = state.findIndex((value, at) => value !== challenge.values[at]);
    return say('lookAtBar', { name: nameOf(challenge, wrong) });
  },
};
