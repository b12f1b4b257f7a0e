import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { growth } from '#messages/growth/en.ts';
import { classes, join } from '#ui/classes.ts';
import { Baobab } from './baobab.tsx';
import css from './feast-land.module.css';
import type { GrowthStep } from './growth.ts';
import { Medal } from './medal.tsx';
import { ringAround } from './places.ts';

const c = classes(css);

/** The new thing that is circled and labelled: part of the tree, or a badge. */
export type FeastMark =
  | { thing: GrowthStep | 'leaf' }
  | { badge: { icon: string; color: string }; name: string };

const leafPath = 'M-18 6c8-14 24-18 36-10-8 12-22 16-36 10z';
const badgeAt = { x: 160, y: 112, r: 60 };

/** The label's position: above the circle if there is room, else below; never beyond the edge. */
const labelAt = ({ x, y, r }: typeof badgeAt, below: boolean) => ({
  x: Math.min(250, Math.max(70, x)) - 90,
  y: below || y - r < 34 ? y + r + 4 : y - r - 36,
});

const Mark = ({ mark, seeds }: { mark: FeastMark; seeds: number }) => {
  const say = useText(growth);
  const isBadge = 'badge' in mark;
  const ring = isBadge ? badgeAt : ringAround(mark.thing, seeds);
  const label = labelAt(ring, isBadge);
  return (
    <>
      <g className={c(isBadge ? 'lands' : 'grows')}>
        {!isBadge && mark.thing === 'leaf' && (
          <>
            <circle cx={ring.x} cy={ring.y} r={ring.r - 4} fill="#fbd77d" />
            <path className={c('leaf')} d={leafPath} transform={`translate(${ring.x} ${ring.y + 2})`} />
          </>
        )}
        {isBadge && (
          <>
            <circle cx={ring.x} cy={ring.y} r={ring.r - 5} fill="#fbd77d" />
            <foreignObject x={ring.x - 50} y={ring.y - 46} width="100" height="100" className={c('medal')}>
              <Medal icon={mark.badge.icon} color={mark.badge.color} />
            </foreignObject>
          </>
        )}
        <circle className={c('ring')} cx={ring.x} cy={ring.y} r={ring.r} />
      </g>
      <foreignObject x={label.x} y={label.y} width="180" height="34">
        <span className={c('label')}>{isBadge ? mark.name : say(mark.thing)}</span>
      </foreignObject>
    </>
  );
};

type FeastLandProps = { seeds: number; mark: FeastMark | null; className?: string; children?: ReactNode };

/** The learner's tree in its landscape, by day or night. Described by the text beside it. */
export const FeastLand = ({ seeds, mark, className, children }: FeastLandProps) => (
  <div className={join(c('sky'), className)} data-marked={mark !== null}>
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: the tree in it has its own name */}
    <svg viewBox="0 0 320 280" preserveAspectRatio="xMidYMax meet" className={c('land')}>
      <circle className={c('sun')} cx="290" cy="190" r="30" />
      <g className={c('stars')}>
        <circle cx="284" cy="40" r="2.5" />
        <circle cx="246" cy="14" r="1.8" />
        <circle cx="306" cy="96" r="2" />
        <circle cx="14" cy="104" r="2" />
        <circle cx="40" cy="26" r="1.8" />
        <circle cx="-40" cy="60" r="2" />
        <circle cx="360" cy="50" r="2" />
      </g>
      <path className={c('hill')} d="M-900 214H0c70-30 140-30 190-6 50-22 90-22 130-4h900v400H-900z" />
      <path className={c('ground')} d="M-900 246H0c90-12 230-12 320 0h900v400H-900z" />
      <Baobab seeds={seeds} />
      {mark !== null && <Mark key={'thing' in mark ? mark.thing : mark.name} mark={mark} seeds={seeds} />}
    </svg>
    {children}
  </div>
);
