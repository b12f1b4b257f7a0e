import type { Look } from '#ui/subject-looks.ts';
import { lookOf } from '#ui/subject-looks.ts';

/* Subjects whose cloths and things differ from one another. */
const subjects = [6, 5, 7, 3, 11, 10, 8] as const;

/** Every group keeps one cloth and one thing for ever: it is known by them before its name is read. */
export const groupLook = (id: number): Look => lookOf(subjects[id % subjects.length] ?? 6);
