import { useId } from 'react';
import { listText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { growth as texts } from '#messages/growth/en.ts';
import { GreatTree, greatLeafSpot } from './great-tree.tsx';
import { growthAt, leavesAt, thingsToSee } from './growth.ts';

type Has = ReturnType<typeof growthAt>['has'];

const Seedling = ({ has }: { has: Has }) => (
  <>
    <path fill="#b8481f" d="M40 244c60-26 180-26 240 0 14 24-254 24-240 0z" />
    <path fill="#8e3216" d="M118 236c20-14 64-14 84 0-14 10-70 10-84 0z" />
    <path fill="#9a5b34" d="M152 238c4-30 4-50 4-78h8c0 28 0 48 6 78z" />
    <path
      fill="#2f7d4b"
      d="M160 172c-40 6-62-12-68-44 36-4 62 12 68 44zM160 172c40 6 62-12 68-44-36-4-62 12-68 44z"
    />
    {has.has('leaves') && (
      <path
        fill="#5ca24e"
        d="M160 150c-26-10-34-34-24-60 22 10 32 32 24 60zM160 150c26-10 34-34 24-60-22 10-32 32-24 60z"
      />
    )}
    <path
      fill="none"
      stroke="#1c5635"
      strokeWidth="3"
      strokeLinecap="round"
      d="M104 136q36 8 54 34M216 136q-36 8-54 34"
    />
    <path
      fill="#f3b53c"
      d="M70 226c0-10 14-10 16 0-2 8-14 8-16 0zM228 232c0-10 14-10 16 0-2 8-14 8-16 0zM252 222c0-8 10-8 12 0-2 6-10 6-12 0z"
    />
  </>
);

const youngLeafSpots: readonly (readonly [x: number, y: number])[] = [
  [78, 116],
  [196, 104],
  [238, 122],
];

/** The position of the newest lesson leaf, in drawing units. */
export const lastLeafOf = (seeds: number): readonly [x: number, y: number] | undefined => {
  const leaves = leavesAt(seeds);
  return growthAt(seeds).has.has('flowers') ? greatLeafSpot(leaves) : youngLeafSpots[leaves - 1];
};

const YoungTree = ({ has, id, leaves }: { has: Has; id: string; leaves: number }) => (
  <>
    <path fill="#b8481f" d="M20 246c70-26 210-26 280 0 14 22-294 22-280 0z" />
    <path
      fill="#9a5b34"
      d="M122 246c12-20 12-50 8-84l-34-40 12-8 34 34 2-44h16l4 40 36-36 12 10-38 48c-2 34 2 60 16 80-22 6-48 6-68 0z"
    />
    <path fill="#7a4324" d="M160 158c-2 36 2 64 14 90 6 0 12-1 16-2-14-20-18-46-16-80z" />
    <g fill="#2f7d4b">
      {has.has('crown') && (
        <path d="M30 128a28 28 0 0 1 56 0 28 28 0 0 1-56 0zM228 134a27 27 0 0 1 54 0 27 27 0 0 1-54 0zM130 50a36 36 0 0 1 72 0 36 36 0 0 1-72 0z" />
      )}
      <circle cx="92" cy="104" r="36" />
      <circle cx="138" cy="76" r="42" />
      <circle cx="192" cy="80" r="40" />
      <circle cx="228" cy="110" r="32" />
    </g>
    <g fill="#5ca24e">
      <path id={`${id}l`} d="M82 92c8-14 24-18 36-10-8 12-22 16-36 10z" />
      <use href={`#${id}l`} x="42" y="-34" />
      <use href={`#${id}l`} x="92" y="-22" />
      <use href={`#${id}l`} x="124" y="12" />
      <use href={`#${id}l`} x="50" y="8" />
      {has.has('crown') && (
        <>
          <use href={`#${id}l`} x="-42" y="38" />
          <use href={`#${id}l`} x="156" y="46" />
          <use href={`#${id}l`} x="72" y="-58" />
        </>
      )}
    </g>
    <g fill="#86bd62" data-leaves={leaves}>
      {youngLeafSpots.slice(0, leaves).map(([x, y]) => (
        <use key={x} href={`#${id}l`} transform={`translate(${x} ${y}) scale(.75) translate(-100 -88)`} />
      ))}
    </g>
    {has.has('bird') && (
      <>
        <path fill="#f3b53c" d="M58 66c2-12 18-16 26-6l14-4-10 12c-2 12-22 14-30-2z" />
        <path fill="#17100e" d="M58 66c-4-2-8-2-10 2 4 2 8 2 12 2z" />
        <circle cx="66" cy="62" r="2.5" fill="#17100e" />
        <path stroke="#17100e" strokeWidth="2" d="M72 76v8M78 76v8" />
      </>
    )}
  </>
);

type BaobabProps = {
  seeds: number;
  className?: string | undefined;
  /** Crops the drawing to a detail of the tree. */
  viewBox?: string;
};

/** The tree that grows with a learner's Wisdom Seeds. */
export const Baobab = ({ seeds, className, viewBox = '0 0 320 280' }: BaobabProps) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const id = useId();
  const growth = growthAt(seeds);
  const things = listText(
    language,
    thingsToSee(growth).map((name) => say(name)),
  );
  return (
    <svg viewBox={viewBox} role="img" aria-label={say('treeWith', { things })} className={className}>
      {growth.has.has('flowers') ? (
        <GreatTree has={growth.has} id={id} leaves={leavesAt(seeds)} />
      ) : growth.has.has('young') ? (
        <YoungTree has={growth.has} id={id} leaves={leavesAt(seeds)} />
      ) : (
        <Seedling has={growth.has} />
      )}
    </svg>
  );
};
