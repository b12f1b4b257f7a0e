import type { TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import type { Spot, Walk } from '@afrolearn/learning/programs/program.ts';
import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import css from './program.module.css';

const c = classes(css);
const size = 60;

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** The hen's current step: animated while the program runs, immediate with reduced motion. */
export const useSteps = (count: number, isRunning: boolean): number => {
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(isRunning && isCalm() ? count : 0);
    if (!isRunning || isCalm()) return;
    const clock = setInterval(() => setAt((before) => Math.min(before + 1, count)), 320);
    return () => clearInterval(clock);
  }, [count, isRunning]);
  return Math.min(at, count);
};

const Hen = ({ spot, turned }: { spot: Spot; turned: number }) => (
  <g
    className={c('hen')}
    style={{
      transform: `translate(${(spot.x + 0.5) * size}px, ${(spot.y + 0.5) * size}px) rotate(${turned * 90}deg)`,
    }}
  >
    <path className={c('tail')} d="M-9 14L0 27 9 14z" />
    <ellipse className={c('body')} rx="15" ry="19" />
    <path className={c('wing')} d="M-12-4c-4 8-3 14 2 18M12-4c4 8 3 14-2 18" />
    <circle className={c('body')} cy="-17" r="8" />
    <path className={c('comb')} d="M-3-17h6v8h-6z" />
    <path className={c('beak')} d="M-4-24h8l-4-7z" />
  </g>
);

/** Accumulated quarter turns, so that the hen never spins back. */
const turnsOf = (spots: readonly Spot[]): readonly number[] => {
  let turned = spots[0]?.facing ?? 0;
  return spots.map(({ facing }) => {
    const by = (((facing - turned) % 4) + 4) % 4;
    turned += by === 3 ? -1 : by;
    return turned;
  });
};

type FieldProps = { touch: TouchOn<'program'>; walk: Walk; at: number; label: string };

/** The grid from above: grass, stones, the hen, her home and her path. */
export const ProgramField = ({ touch, walk, at, label }: FieldProps) => {
  const { field, goal } = touch;
  const [across, down] = [field[0]?.length ?? 0, field.length];
  const squares = field.flatMap((row, y) => [...row].map((square, x) => ({ x, y, isStone: square === '#' })));
  const spot = walk.spots[at] ?? touch.start;
  const trail = walk.spots.slice(0, at + 1).map(({ x, y }) => `${(x + 0.5) * size} ${(y + 0.5) * size}`);
  return (
    <svg
      className={c('field')}
      viewBox={`-3 -3 ${across * size + 6} ${down * size + 6}`}
      role="img"
      aria-label={label}
    >
      {squares.map(({ x, y, isStone }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * size} ${y * size})`}>
          <rect className={c('grass')} width={size} height={size} />
          {isStone && (
            <path className={c('stone')} d="M8 44c-4-14 6-30 20-32 16-2 26 12 25 28-1 10-40 12-45 4z" />
          )}
        </g>
      ))}
      <g transform={`translate(${goal.x * size} ${goal.y * size})`}>
        <path className={c('nest')} d="M8 30c0 22 44 22 44 0z" />
        <path className={c('grain')} d="M14 28a6 5 0 1 1 12 0a6 5 0 1 1 10 0a6 5 0 1 1 11 0z" />
      </g>
      {trail.length > 1 && <path className={c('trail')} d={`M${trail.join('L')}`} />}
      <Hen spot={spot} turned={turnsOf(walk.spots)[at] ?? touch.start.facing} />
    </svg>
  );
};
