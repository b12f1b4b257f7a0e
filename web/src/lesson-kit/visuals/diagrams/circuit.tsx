import type { CircuitVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import type { VisualProps } from '../visual-props.ts';

/** Current needs a closed circuit. */
export const isLit = ({ switch: state, broken = false }: CircuitVisual): boolean =>
  state !== 'open' && !broken;

const [left, right, floor] = [24, 296, 192];

const Bulb = ({ x, y, lit, name }: { x: number; y: number; lit: boolean; name: string }) => (
  <g data-part={name} data-lit={lit} transform={`translate(${x} ${y})`}>
    {lit && (
      <>
        <circle data-glow r="38" cy="-30" />
        <path data-line="ray" d="M0-72v-8M-34-58l-6-6M34-58l6-6M-44-30h-8M44-30h8" />
      </>
    )}
    <path
      data-paint={lit ? 'chalk' : 'glass'}
      d="M-10-6c0-8-12-12-12-25a22 22 0 0 1 44 0c0 13-12 17-12 25z"
    />
    <path data-line="thin" d="M-6-8v-16l6 6 6-6v16" />
    <path data-paint="bark" d="M-10-6h20v12h-20zM-18 4h36v8h-36z" />
  </g>
);

const Cell = ({ x, name }: { x: number; name: string }) => (
  <g data-part={name}>
    <path data-paint="chalk" d={`M${x - 6} ${floor - 7}h8v14h-8z`} />
    <path data-paint="earth" d={`M${x} ${floor - 15}h22v30h-22z`} />
    <path data-paint="dark" d={`M${x + 22} ${floor - 15}h22v30h-22z`} />
    <path data-line="chalk" d={`M${x + 11} ${floor - 6}v12m-6-6h12M${x + 28} ${floor}h11`} />
  </g>
);

/** The arm closes both contacts, or is open. */
const Switch = ({ open }: { open: boolean }) => (
  <g data-part="switch" data-open={open}>
    <rect data-ground x="214" y={floor - 5} width="56" height="10" />
    <path data-paint="bark" d={`M208 ${floor + 6}h68v9h-68z`} />
    <path data-line="arm" d={open ? `M218 ${floor}l40-32` : `M218 ${floor}h50`} />
    <circle data-paint="gold" cx="218" cy={floor} r="6" />
    <circle data-paint="gold" cx="268" cy={floor} r="6" />
  </g>
);

export const Circuit = ({ visual }: VisualProps<CircuitVisual>) => {
  const say = useText(visuals);
  const { cells, bulbs, join = 'series', switch: state, broken = false } = visual;
  const lit = isLit(visual);
  const parallel = join === 'parallel';
  const rungs = parallel ? [132, 92 - 4] : [108];
  const top = Math.min(...rungs);
  const spots = Array.from({ length: bulbs }, (_, at) =>
    parallel
      ? { x: at === 0 ? 100 : 220, y: rungs[at] ?? top }
      : { x: left + ((at + 1) * (right - left)) / (bulbs + 1), y: top },
  );
  const told = [
    say('circuitCells', { count: cells }),
    bulbs > 1 ? say(parallel ? 'circuitParallel' : 'circuitSeries', { count: bulbs }) : say('circuitBulb'),
    ...(state === undefined ? [] : [say(state === 'open' ? 'circuitOpen' : 'circuitClosed')]),
    ...(broken ? [say('circuitBroken')] : []),
    say(lit ? 'circuitLit' : 'circuitDark'),
  ].join(' ');
  return (
    <Board height={216} told={told}>
      <path data-line="wire" d={`M${left} ${floor}V${top}H${right}V${floor}z`} />
      {parallel && <path data-line="wire" d={`M${left} ${rungs[0]}H${right}`} />}
      {broken && (
        <g data-part="gap">
          <rect data-ground x={left - 8} y="150" width="16" height="16" />
          <path data-line="wire" d={`M${left} 150l-7-6M${left} 166l7 6`} />
        </g>
      )}
      {Array.from({ length: cells }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
        <Cell key={at} x={46 + at * 52} name={`cell-${at + 1}`} />
      ))}
      {state !== undefined && <Switch open={state === 'open'} />}
      {spots.map(({ x, y }, at) => (
        <Bulb key={x} x={x} y={y} lit={lit} name={`bulb-${at + 1}`} />
      ))}
    </Board>
  );
};
