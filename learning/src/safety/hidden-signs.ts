import type { Fault } from '#languages/fault.ts';

/*
 * Control characters, bidirectional and zero-width marks, tags, private use, unassigned, and fillers that draw
 * nothing. The two joiners stay: families of emoji and several scripts need them.
 */
const hidden =
  /(?![\n\t\u200c\u200d])(?:\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0)/u;

/* More than two marks on one letter spill over the neighbouring lines. */
const heaped = /\p{M}{3,}/u;

/** Null when every character of a text is visible, else the fault. */
export const hiddenSignProblem = (text: string): Fault<'text/hidden'> | null =>
  hidden.test(text) || heaped.test(text) ? { key: 'text/hidden' } : null;
