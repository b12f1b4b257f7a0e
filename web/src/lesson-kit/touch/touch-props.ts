import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/** `set` moves one handle; nothing moves once the goal was reached. */
export type TouchProps<T extends Touch = Touch> = {
  touch: T;
  values: readonly number[];
  set: (handle: number, value: number) => void;
  closed: boolean;
  /** It was checked as it stands: a program has run. */
  tried: boolean;
  /** Who cannot read yet is read to without asking. */
  isYoung: boolean;
  /** The drawings of the lesson. */
  figures: Figures;
};

/** A number as children write it: no long tails, a real minus. */
export const plain = (value: number) => String(Math.round(value * 1000) / 1000).replace('-', '−');

/** The stage of every drawing here. */
export const [wide, high] = [480, 240];
