import type { Band } from '#assistant/support/feedback-comments.ts';

/**
 * The words of report comments. They state the mark, an aim of the unit, the recorded attendance and a next
 * step. A mark does not show how a child works, so no sentence mentions questions, courage or effort. None
 * compares pupils, and none says he or she. `{name}` opens the comment; `{aim}` is an objective, such as
 * 'name four sources of electricity'.
 */
export const openings: readonly string[] = [
  '{name} has {mark} of 100 in {subject}.',
  '{name} reached {mark} of 100 in {subject}.',
  '{name}: {mark} of 100 in {subject}.',
  '{name} got {mark} of 100 marks in {subject}.',
];

/** Without a mark there is a blank for the pen: a family must not read that a mark is missing. */
export const openingsWithoutMark: readonly string[] = [
  '{name} has ____ of 100 in {subject}.',
  '{name}: ____ of 100 in {subject}.',
  '{name} reached ____ of 100 in {subject}.',
];

export const attendanceWords = (percent: number): string =>
  percent === 100
    ? 'In school on every day that was recorded.'
    : `In school on ${percent}% of the days that were recorded.`;

export const nextSteps: Readonly<Record<Band | 'none', readonly string[]>> = {
  strong: [
    'Next: explain at home how to {aim}.',
    'Next: write three harder questions on how to {aim}.',
    'Next: find an example outside school to {aim}.',
    'Next: show a classmate how to {aim}, by asking and not by telling.',
    'Next: {aim} without the book, and check it in a second way.',
    'Next: read more, and then {aim} once more in full sentences.',
    'Next: {aim}, and give a reason for each step.',
    'Next: make a poster for the class that helps others to {aim}.',
  ],
  secure: [
    'Next: {aim} once more, and check every answer before handing in.',
    'Next: practise for ten minutes on three days a week to {aim}.',
    'Next: mend the answers that were wrong, then {aim} again.',
    'Next: use the new words of the unit to {aim}.',
    'Next: show every step on paper to {aim}.',
    'Next: {aim} side by side with a classmate, and compare.',
    'Next: tell somebody at home, in own words, how to {aim}.',
    'Next: go over the lesson again, then {aim} from memory.',
  ],
  nearly: [
    'Next: begin with the worked example, then {aim}.',
    'Next: ten quiet minutes a day at home to {aim}.',
    'Next: go through one wrong answer with a friend, then {aim}.',
    'Next: learn the words of the lesson that are needed to {aim}.',
    'Next: {aim} with help first, then alone.',
    'Next: do one easy question a day to {aim}.',
    'Next: copy the steps from the board, then {aim} with them.',
    'Next: come with one question on how to {aim}.',
  ],
  'not-yet': [
    'Next: {aim} together with the teacher, one step at a time.',
    'Next: five minutes a day with one easy question to {aim}.',
    'Next: meet with the family, and agree how to help to {aim}.',
    'Next: work with a partner and with things at hand to {aim}.',
    'Next: do the lesson again from the start, to {aim}.',
    'Next: learn three words of the lesson that help to {aim}.',
    'Next: {aim} with the first example of the lesson beside it.',
    'Next: two short questions a day to {aim}.',
  ],
  none: [
    'This term the class learns to {aim}.',
    'One aim of this term is to {aim}.',
    'Next: show in a short test how to {aim}.',
    'Next: hand in work that shows how to {aim}.',
  ],
};
