import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './medal.module.css';

const c = classes(css);

/* Paper cuts on a 40 × 40 grid: chalk shapes, with cut-outs in the medal's own colour. */
const cut = { fill: 'var(--medal)' };
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const thin = { ...line, stroke: 'var(--medal)', strokeWidth: 2.5 } as const;

const glyphs: Readonly<Record<string, ReactNode>> = {
  seed: (
    <>
      <path d="M20 3c11 8 14 20 9 28-4 7-14 7-18 0C6 23 9 11 20 3z" />
      <path {...thin} d="M19 13c-3 6-3 11 0 16" />
    </>
  ),
  flame: (
    <>
      <path d="M21 3c1 9 11 12 10 22a11 11 0 0 1-22 0c0-5 3-8 5-10 0 3 2 5 4 5 1-6-1-11 3-17z" />
      <path {...cut} d="M20 24c4 4 5 9 0 10-5-1-4-6 0-10z" />
    </>
  ),
  tool: <path d="M27 4a9 9 0 0 0-8 13L6 30a4 4 0 0 0 5 5l13-13a9 9 0 0 0 12-11l-6 5-5-1-1-5z" />,
  footprint: (
    <>
      <path d="M11 17c0-8 13-8 14 1 1 6-4 7-4 12 0 7-9 7-9 0 0-5-1-8-1-13z" />
      <circle cx="12" cy="7" r="2.6" />
      <circle cx="18" cy="5" r="2.4" />
      <circle cx="24" cy="7" r="2.1" />
      <circle cx="28" cy="12" r="1.9" />
    </>
  ),
  book: (
    <>
      <path d="M20 11C15 6 9 6 4 7v23c5-1 11-1 16 4 5-5 11-5 16-4V7c-5-1-11-1-16 4z" />
      <path {...thin} d="M20 12v20" />
    </>
  ),
  eye: (
    <>
      <path d="M2 20c9-15 27-15 36 0-9 15-27 15-36 0z" />
      <circle {...cut} cx="20" cy="20" r="7" />
      <circle cx="22" cy="18" r="2.4" />
    </>
  ),
  pencil: (
    <>
      <path d="M7 25L25 7l8 8-18 18-11 3z" />
      <path {...thin} d="M21 11l8 8M7 25l8 8" />
    </>
  ),
  star: <path d="M20 2l5.5 12 12.5 1.5-9.5 8.5 3 12.5L20 30 8.5 36.5l3-12.5L2 15.5 14.5 14z" />,
  spring: <path {...line} d="M9 35h22M30 29L10 24l20-5-20-5 20-5L12 5" />,
  compass: (
    <>
      <circle cx="20" cy="20" r="16" />
      <path {...cut} d="M28 12l-5 11-11 5 5-11z" />
      <circle cx="20" cy="20" r="2.2" />
    </>
  ),
  drum: (
    <>
      <path d="M6 11h28l-6 24H12z" />
      <path {...thin} d="M9 20l5.5 8 5.5-8 5.5 8 5.5-8" />
      <ellipse cx="20" cy="10" rx="14" ry="5" />
      <ellipse {...cut} cx="20" cy="10" rx="10" ry="2.6" />
    </>
  ),
  crown: (
    <>
      <path d="M4 11l8 8 8-14 8 14 8-8-4 21H8z" />
      <path {...thin} d="M11 27h18" />
    </>
  ),
  basket: (
    <>
      <path {...line} strokeWidth={3.5} d="M9 18C9 2 31 2 31 18" />
      <path d="M4 17h32l-5 18H9z" />
      <path {...thin} d="M8 23h24M10 29h20M16 18v16M24 18v16" />
    </>
  ),
  baobab: (
    <>
      <path d="M13 37c4-5 4-10 3-16l-6-5 3-3 5 4V9h4v8l5-4 3 3-6 5c-1 6-1 11 3 16z" />
      <circle cx="10" cy="13" r="7" />
      <circle cx="20" cy="9" r="8" />
      <circle cx="30" cy="13" r="7" />
    </>
  ),
  abacus: (
    <>
      <path {...line} d="M6 4v32M34 4v32M6 12h28M6 22h28M6 31h28" strokeWidth={3} />
      <path d="M11 7h5v10h-5zM17 7h5v10h-5zM23 17h5v10h-5zM11 17h5v10h-5zM18 26h5v10h-5zM24 26h5v10h-5z" />
    </>
  ),
  lamp: (
    <>
      <path d="M20 3a12 12 0 0 0-7 22v4h14v-4a12 12 0 0 0-7-22z" />
      <path d="M14 31h12v3l-3 3h-6l-3-3z" />
      <path {...thin} d="M16 15l4 4 4-4M20 19v9" />
    </>
  ),
};

const colors = ['earth', 'gold', 'leaf', 'lake', 'indigo', 'bark', 'plum'];

type MedalProps = { icon: string; color: string; locked?: boolean };

/** A medal on a ribbon. Its name is beside it; a locked one is only an outline. */
export const Medal = ({ icon, color, locked = false }: MedalProps) => (
  <svg
    viewBox="0 0 96 96"
    aria-hidden="true"
    className={c('medal')}
    data-color={colors.includes(color) ? color : 'gold'}
    data-locked={locked}
  >
    <path className={c('ribbon')} d="M30 58L18 92l14-6 10 8 8-32z" />
    <path className={c('ribbon', 'far')} d="M66 58l12 34-14-6-10 8-8-32z" />
    <path
      className={c('rim')}
      d="M48 3l8 5 9-1 5 8 8 4v9l5 8-5 8v9l-8 4-5 8-9-1-8 5-8-5-9 1-5-8-8-4v-9l-5-8 5-8v-9l8-4 5-8 9 1z"
    />
    <circle className={c('disc')} cx="48" cy="36" r="25" />
    <g className={c('glyph')} transform="translate(30 18) scale(.9)">
      {glyphs[icon] ?? glyphs['star']}
    </g>
  </svg>
);
