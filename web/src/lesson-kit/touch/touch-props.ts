import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/** `set` moves one handle; ignored once the goal is reached. */
export type TouchProps<T extends Touch = Touch> = {
  touch: T;
  values: readonly number[];
  set: (handle: number, value: number) => void;
  closed: boolean;
  /** The current state was checked: a program has run. */
  tried: boolean;
  /** Reads aloud automatically for children who cannot read yet. */
  isYoung: boolean;
  /** The drawings of the lesson. */
  figures: Figures;
};

/** Formats a number: no floating-point noise, a real minus. */
export const plain = (value: number) => String(Math.round(value * 1000) / 1000).replace('-', '−');

/** The stage of every drawing here. */
export const [wide, high] = [480, 240];
