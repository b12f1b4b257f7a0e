import type { Look } from '#ui/subject-looks.ts';
import { lookOf } from '#ui/subject-looks.ts';

/* Subjects with clearly different cloths and things. */
const subjects = [6, 5, 7, 3, 11, 10, 8] as const;

/** A group's permanent cloth and thing, recognised before its name is read. */
export const groupLook = (id: number): Look => lookOf(subjects[id % subjects.length] ?? 6);
