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

/** Without a mark there is a blank to fill in by hand: a family must not read that a mark is missing. */
export const openingsWithoutMark: readonly string[] = [
  '{name} has ____ of 100 in {subject}.',
  '{name}: ____ of 100 in {subject}.',
  '{name} reached ____ of 100 in {subject}.',
];

export const attendanceWords = (percent: number): string =>
  percent === 100
    ? 'In school on every day that was recorded.'
    : `In school on ${percent}% of the days that were recorded.`;

/* The aim ends its sentence: words behind it would join its last words, as in 'when you meet a snake once more'. */
export const nextSteps: Readonly<Record<Band | 'none', readonly string[]>> = {
  strong: [
    'Next: {aim}. Explain it to somebody at home.',
    'Next: {aim}. Write three harder questions about it.',
    'Next: {aim}. Find an example of it outside school.',
    'Next: {aim}. Help a classmate with it by asking, not by telling.',
    'Next: {aim}. Do it without the book, and check it in a second way.',
    'Next: {aim}. Read more about it, and write it in full sentences.',
    'Next: {aim}. Give a reason for each step.',
    'Next: {aim}. Make a poster about it for the class.',
  ],
  secure: [
    'Next: {aim}. Check every answer before handing in.',
    'Next: {aim}. Practise it for ten minutes on three days a week.',
    'Next: {aim}. Mend the answers that were wrong.',
    'Next: {aim}. Use the new words of the unit.',
    'Next: {aim}. Show every step on paper.',
    'Next: {aim}. Do it beside a classmate, and compare.',
    'Next: {aim}. Tell somebody at home about it in your own words.',
    'Next: {aim}. Go over the lesson again, then do it from memory.',
  ],
  nearly: [
    'Next: {aim}. Begin with the worked example.',
    'Next: {aim}. Ten quiet minutes a day at home help.',
    'Next: {aim}. Go through one wrong answer with a friend.',
    'Next: {aim}. Learn the words of the lesson for it.',
    'Next: {aim}. Do it with help first, then alone.',
    'Next: {aim}. Do one easy question a day.',
    'Next: {aim}. Copy the steps from the board, and work with them.',
    'Next: {aim}. Bring one question about it to class.',
  ],
  'not-yet': [
    'Next: {aim}. Do it together with the teacher, one step at a time.',
    'Next: {aim}. Five minutes a day with one easy question help.',
    'Next: {aim}. School and family agree how to help.',
    'Next: {aim}. Work with a partner and with things at hand.',
    'Next: {aim}. Do the lesson again from the start.',
    'Next: {aim}. Learn three words of the lesson for it.',
    'Next: {aim}. Keep the first example of the lesson beside it.',
    'Next: {aim}. Do two short questions a day.',
  ],
  none: [
    'This term the class learns to {aim}.',
    'One aim of this term is to {aim}.',
    'Next: {aim}. Show it in a short test.',
    'Next: {aim}. Hand in work that shows it.',
  ],
};
