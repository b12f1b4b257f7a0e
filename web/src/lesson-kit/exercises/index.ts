/** Entry point of generated exercises: lazy generator families, and the learner's country. */
export { loadFamily } from './load-family.ts';
export { newDraw } from './new-draw.ts';
export { ownPlace, plainAnswer } from './place.ts';
