/** The door of computed exercises: their makers, which come one family at a time, and the learner's own country. */
export { loadFamily } from './load-family.ts';
export { newDraw } from './new-draw.ts';
export { ownPlace, plainAnswer } from './place.ts';
