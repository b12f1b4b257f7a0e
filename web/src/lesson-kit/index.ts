/** Entry point of the lesson kit. Heavy parts have their own: `player/`, `questions/`. */
export { Assign } from './assign/assign.tsx';
export { classOfGrade } from './assign/class-of-grade.ts';
export { Blocks, passagesOf } from './blocks.tsx';
export { drawingOf, lessonWith, picturesOf, unitsOf, unitWith } from './courses.api.ts';
export { EnglishContent } from './english-content.tsx';
export type { Figures } from './figure.tsx';
export { useLeftWords } from './left-words.ts';
export { type LessonState, type ListedUnit, lessonState, unitFromState } from './lesson-state.ts';
export { NotOnDevice } from './not-on-device.tsx';
export { ReadyInstead } from './ready-instead.tsx';
export { SchoolLessons } from './school-lessons.tsx';
export { UnitCards, Written } from './unit-cards.tsx';
export { usePictures } from './use-pictures.ts';
export { useWayOut } from './use-way-out.ts';
