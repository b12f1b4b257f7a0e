import type { Growth } from './growth.ts';

/* Inhabitants and visitors of the tree, each shown from its growth step on. */

const Fruit = ({ id }: { id: string }) => (
  <g stroke="#1c5635" strokeWidth="2.5">
    <path id={`${id}n`} fill="#f3b53c" d="M92 134v12c-12 4-12 22 0 24 12-2 12-20 0-24" />
    <use href={`#${id}n`} x="140" />
  </g>
);

const Bird = ({ id }: { id: string }) => (
  <g id={id}>
    <path fill="#f3b53c" d="M16 62c2-12 18-16 26-6l14-4-10 12c-2 12-22 14-30-2z" />
    <path fill="#17100e" d="M16 62c-4-2-8-2-10 2 4 2 8 2 12 2z" />
    <circle cx="24" cy="58" r="2.5" fill="#17100e" />
    <path stroke="#17100e" strokeWidth="2" d="M30 70v7M36 70v7" />
  </g>
);

const Reader = () => (
  <g transform="translate(268 206)">
    <path fill="#c24e27" d="M-16 48c-4-26 2-36 16-38 14 2 20 12 16 38z" />
    <path fill="#5c3421" d="M-10-6c0-12 20-12 20 0 1 12-3 18-10 18S-11 6-10-6z" />
    <path fill="#17100e" d="M-11-2c-3-18 25-18 22 0-6-6-16-6-22 0z" />
    <path fill="#fff8e8" d="M-14 26l14 4 14-4v14l-14 4-14-4z" />
  </g>
);

const Nest = () => (
  <>
    <path stroke="#7a4324" strokeWidth="2.5" d="M34 132v14" />
    <path fill="#c9801a" d="M34 144c16 2 18 30 2 34-18 2-22-30-2-34z" />
    <path fill="#f3b53c" d="M32 146c-12 6-10 26 0 30-6-10-6-20 0-30z" />
    <ellipse cx="37" cy="170" rx="6" ry="5" fill="#55301f" />
  </>
);

const Butterflies = () => (
  <>
    <path fill="#c24e27" d="M296 168c-10-10-16 0-10 6-8 2-4 12 4 8l6-6 6 6c8 4 12-6 4-8 6-6 0-16-10-6z" />
    <path fill="#4656b8" d="M14 140c-8-8-13 0-8 5-6 2-3 9 3 6l5-4 5 4c6 3 9-4 3-6 5-5 0-13-8-5z" />
    <path stroke="#17100e" strokeWidth="2" strokeLinecap="round" d="M296 166v16M14 139v12" />
  </>
);

const Crane = () => (
  <>
    <path stroke="#55301f" strokeWidth="3" d="M26 232v24M34 230l2 26" />
    <path fill="#8ba0b0" d="M14 222c4-14 20-18 30-8l14 20-18 2c-14 2-26-2-26-14z" />
    <path fill="#fff8e8" d="M24 220c10-6 20 0 24 12-10 2-20-2-24-12z" />
    <path fill="none" stroke="#8ba0b0" strokeWidth="6" strokeLinecap="round" d="M20 216c-6-10 4-16 0-28" />
    <path fill="#17100e" d="M12 184c2-8 16-8 16 0 0 6-6 8-10 6l-14 0c2-4 4-4 8-6z" />
    <circle cx="21" cy="185" r="3.5" fill="#fff8e8" />
    <path fill="#c8262b" d="M14 190c0 6 6 6 6 0z" />
    <path stroke="#f3b53c" strokeWidth="2" strokeLinecap="round" d="M20 178l-6-9M22 177v-11M24 178l7-8" />
  </>
);

const Drum = () => (
  <>
    <path fill="#8e3216" d="M222 226h28l-6 30h-16z" />
    <path fill="#c24e27" d="M222 226h14l-2 30h-6z" />
    <ellipse cx="236" cy="226" rx="14" ry="5" fill="#fff8e8" />
    <path fill="none" stroke="#f3b53c" strokeWidth="2" d="M224 236l5 6 5-6 5 6 5-6 4 6" />
  </>
);

const Tortoise = () => (
  <>
    <path fill="#5ca24e" d="M112 252c-6-2-14 0-14 5 4 5 12 3 16 0zM146 258h8l-2 6h-6zM120 258h8l-2 6h-6z" />
    <path fill="#7a4324" d="M112 258c2-20 38-20 42 0z" />
    <path fill="#c9801a" d="M122 256l4-8h12l5 8z" />
    <circle cx="102" cy="255" r="1.6" fill="#17100e" />
  </>
);

const Hive = () => (
  <>
    <path stroke="#55301f" strokeWidth="2" d="M258 132v12M286 130v14" />
    <path fill="#9a5b34" d="M250 142h40c8 0 8 22 0 22h-40z" />
    <ellipse cx="250" cy="153" rx="6" ry="11" fill="#d9a066" />
    <circle cx="250" cy="154" r="2.5" fill="#17100e" />
    <path fill="#f3b53c" d="M238 142h6v4h-6zM234 160h6v4h-6zM240 172h6v4h-6z" />
  </>
);

const Swing = () => (
  <>
    <path stroke="#d9a066" strokeWidth="2.5" d="M56 134v76M84 132v78" />
    <path fill="#8e3216" d="M50 208h40v7H50z" />
  </>
);

/* The positions of lesson leaves in order, spread over the crown. */
const leafSpots: readonly (readonly [x: number, y: number])[] = [
  [44, 80],
  [146, 28],
  [276, 104],
  [88, 46],
  [236, 74],
  [72, 110],
  [180, 62],
  [250, 80],
  [118, 76],
  [206, 42],
  [48, 112],
  [148, 60],
  [252, 108],
  [90, 78],
  [240, 50],
  [80, 86],
  [178, 30],
  [280, 84],
  [124, 52],
  [208, 76],
];

export const greatLeafSpot = (leaf: number) => leafSpots[leaf - 1];

/** From the first flowers on: the great tree with its fruit, birds and visitors. */
export const GreatTree = ({ has, id, leaves }: { has: Growth['has']; id: string; leaves: number }) => (
  <>
    <path fill="#b8481f" d="M0 250c70-24 250-24 320 0v14c-80 16-240 16-320 0z" />
    {has.has('swing') && <Swing />}
    <path
      fill="#9a5b34"
      d="M88 250c20-16 28-50 22-92L62 126l8-12 48 20-20-50 14-4 28 50 4-60h22l4 58 30-48 14 6-22 50 50-22 8 12-48 34c-6 42 2 74 24 90-46 10-94 10-138 0z"
    />
    <path fill="#7a4324" d="M176 156c-4 42 2 76 22 98 12-1 20-2 28-4-22-16-30-48-24-90z" />
    <path
      fill="none"
      stroke="#7a4324"
      strokeWidth="4"
      strokeLinecap="round"
      d="M126 168c4 26 2 44-4 62M146 160c2 20 2 36 0 52"
    />
    {has.has('nest') && <Nest />}
    {has.has('hive') && <Hive />}
    {has.has('fruit') && <Fruit id={id} />}
    <path
      fill="#1c5635"
      d="M22 104a40 40 0 0 1 80 0 40 40 0 0 1-80 0zM62 72a42 42 0 0 1 84 0 42 42 0 0 1-84 0zM114 56a48 48 0 0 1 96 0 48 48 0 0 1-96 0zM178 72a42 42 0 0 1 84 0 42 42 0 0 1-84 0zM224 104a38 38 0 0 1 76 0 38 38 0 0 1-76 0z"
    />
    <path
      fill="#2f7d4b"
      d="M28 94a32 32 0 0 1 64 0 32 32 0 0 1-64 0zM68 60a36 36 0 0 1 72 0 36 36 0 0 1-72 0zM124 46a38 38 0 0 1 76 0 38 38 0 0 1-76 0zM185 60a35 35 0 0 1 70 0 35 35 0 0 1-70 0zM232 94a30 30 0 0 1 60 0 30 30 0 0 1-60 0z"
    />
    <g fill="#5ca24e">
      <path id={`${id}l`} d="M50 94c6-12 20-14 30-8-8 10-18 12-30 8z" />
      <use href={`#${id}l`} x="46" y="-38" />
      <use href={`#${id}l`} x="98" y="-56" />
      <use href={`#${id}l`} x="156" y="-34" />
      <use href={`#${id}l`} x="202" y="6" />
      <use href={`#${id}l`} x="112" y="-30" />
    </g>
    <g fill="#86bd62" data-leaves={leaves}>
      {leafSpots.slice(0, leaves).map(([x, y]) => (
        <use key={x} href={`#${id}l`} transform={`translate(${x} ${y}) scale(.62) translate(-65 -90)`} />
      ))}
    </g>
    <g fill="#fff8e8">
      <path
        id={`${id}w`}
        d="M128 98c-5-5-5-9 0-12 5 3 5 7 0 12zm0 0c5-5 9-5 12 0-3 5-7 5-12 0zm0 0c5 5 5 9 0 12-5-3-5-7 0-12zm0 0c-5 5-9 5-12 0 3-5 7-5 12 0z"
      />
      <use href={`#${id}w`} x="68" y="2" />
      <use href={`#${id}w`} x="-60" y="24" />
    </g>
    <g transform="translate(64 -40)">
      <Bird id={`${id}b`} />
    </g>
    {has.has('birds') && <use href={`#${id}b`} transform="translate(300 4) scale(-.9 .9)" />}
    {has.has('butterflies') && <Butterflies />}
    {has.has('crane') && <Crane />}
    {has.has('tortoise') && <Tortoise />}
    {has.has('drum') && <Drum />}
    {has.has('reader') && <Reader />}
  </>
);
