import { classes } from '#ui/classes.ts';
import css from '../number-line.module.css';

const c = classes(css);

/** The height of the line in its drawing. */
export const level = 176;

export const Grasshopper = ({ x, isBack }: { x: number; isBack: boolean }) => (
  <g transform={`translate(${x} ${level - 22}) scale(${isBack ? -0.9 : 0.9} .9)`}>
    <path className={c('leg')} d="M-4-16l-16-24L-32 0M8-10l4 10M18-12l8 12" />
    <path className={c('wing')} d="M-38-18c12-12 44-18 62-8 8 4 8 12 0 16-18 6-46 4-62-8z" />
    <circle className={c('head')} cx="26" cy="-22" r="11" />
    <circle className={c('eye')} cx="29" cy="-24" r="3" />
    <path className={c('feeler')} d="M30-32q8-14 20-14M26-33q2-16 12-20" />
  </g>
);

export const Mango = ({ x }: { x: number }) => (
  <g transform={`translate(${x - 24} ${level - 66}) scale(.5)`}>
    <path
      className={c('mango')}
      d="M50 22c22 0 36 16 34 36-2 20-20 30-38 28C26 84 12 70 14 54c2-10 12-12 18-18 5-6 8-14 18-14z"
    />
    <path className={c('blush')} d="M50 22c22 0 36 16 34 36-1 8-4 14-8 18 2-22-6-44-26-54z" />
    <path className={c('stalk')} d="M48 24l-2-12" />
    <path className={c('leaf')} d="M48 18c6-12 20-14 30-8-6 12-20 14-30 8z" />
  </g>
);
