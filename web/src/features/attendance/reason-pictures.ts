import type { AbsenceReason } from '@afrolearn/learning/attendance/marks.ts';
import family from './reasons/family.svg?inline';
import fees from './reasons/fees.svg?inline';
import lateComer from './reasons/late.svg?inline';
import rain from './reasons/rain.svg?inline';
import sick from './reasons/sick.svg?inline';
import unknown from './reasons/unknown.svg?inline';
import work from './reasons/work.svg?inline';

/** Inlined, so that they work offline. */
export const reasonPictures: Readonly<Record<AbsenceReason, string>> = {
  sick,
  fees,
  rain,
  work,
  family,
  unknown,
};
export const latePicture = lateComer;
