import { expect, test } from 'vitest';
import { gradeQuestion } from '#quizzes/grade-question.ts';
import { gradeWords } from '#quizzes/grade-words.ts';
import { isSlip } from '#quizzes/words/slips.ts';

test.each([
  ['fruite', 'fruit'],
  ['photosinthesis', 'photosynthesis'],
  ['evaporatoin', 'evaporation'],
  ['accomodation', 'accommodation'],
  ['vertibrate', 'vertebrate'],
  ['harbor', 'harbour'],
  ['exotik', 'exotic'],
  ['conducter', 'conductor'],
  ['mecanic', 'mechanic'],
  ['condersation', 'condensation'],
  ['Madagaskar', 'Madagascar'],
])('%s is a slip for %s', (given, meant) => {
  expect(isSlip(given.toLowerCase(), meant.toLowerCase(), 5)).toBe(true);
});

test.each([
  ['repairs', 'repair', 'another form'],
  ['arrive', 'arrived', 'another form'],
  ['firemen', 'fireman', 'another form'],
  ['bases', 'basis', 'another form'],
  ['spent', 'spend', 'another form'],
  ['wishs', 'wishes', 'an ending that is written wrongly'],
  ['began', 'begin', 'another form'],
  ['capitalist', 'capitalism', 'another word of the family'],
  ['certainly', 'certainty', 'another word of the family'],
  ['villagers', 'villages', 'another word of the family'],
  ['planet', 'plant', 'another word'],
  ['robber', 'rubber', 'another word'],
  ['dessert', 'desert', 'another word'],
  ['diary', 'dairy', 'another word'],
  ['country', 'county', 'another word'],
  ['refraction', 'reflection', 'two slips'],
  ['herp', 'herd', 'too short'],
  ['elocal', 'local', 'another first letter'],
])('%s for %s is %s', (given, meant) => {
  expect(isSlip(given, meant, 5)).toBe(false);
  expect(isSlip(meant, given, 5)).toBe(false);
});

const grade = (typed: string, ...accepted: string[]) => gradeWords({ accepted, mistakes: [] }, typed, false);

test('a slip in one long word of a sentence is forgiven and its spelling is told; a second one is not', () => {
  const sentence = 'The mechanic has not come to the workshop yet.';
  expect(grade('the mecanic has not come to the workshop yet', sentence)).toEqual({
    correct: true,
    score: 1,
    spelt: 'mechanic',
  });
  expect(grade('The mecanic has not come to the workshpo yet.', sentence).correct).toBe(false);
  expect(grade('The mechanic has not came to the workshop yet.', sentence).correct).toBe(false);
  expect(grade('The mechanic has not come to workshop yet.', sentence).correct).toBe(false);
  expect(grade('Mechanic has not come to the workshop yet.', sentence).correct).toBe(false);
});

test('an exact form is right without a spelling, though it is a slip for another form', () => {
  expect(grade('harbor', 'harbour', 'harbor')).toEqual({ correct: true, score: 1 });
});

test('the spelling keeps its capital and loses its full stop', () => {
  expect(grade('tropic of capricon', 'Tropic of Capricorn.').spelt).toBe('Capricorn');
});

test.each([
  ["doesn't he", "doesn't he?", true],
  ['doesn’t he', "doesn't he", true],
  ['doesnt he', "doesn't he", false],
  ["does'nt he", "doesn't he", false],
  ['Opios goat', "Opio's goat", false],
  ['Cote dIvoire', "Côte d'Ivoire", true],
])('the apostrophe of %s for %s: %s', (typed, form, correct) => {
  expect(grade(typed, form).correct).toBe(correct);
});

test.each([
  ['2 hrs 15 mins', true],
  ['two hours and fifteen minutes.', true],
  ['2h 15min', true],
  ['2 hour 15 minutes', false],
  ['2 hours', false],
  ['15 minutes 2 hours', false],
  ['2 hours 45 minutes', false],
])('%s for 2 hours and 15 minutes: %s', (typed, correct) => {
  expect(grade(typed, '2 hours and 15 minutes').correct).toBe(correct);
});

const inSentence = (typed: string) =>
  gradeWords(
    {
      accepted: ['in Arusha', 'Arusha'],
      mistakes: [{ text: 'Nairobi', misconception: 'm' }],
      inSentence: true,
    },
    typed,
    false,
    'In which town, Nairobi or Arusha, are the headquarters of the East African Community?',
  );

test.each([
  ['The headquarters are in Arusha.', true],
  ['Arusha is the town of the headquarters', true],
  ['It is Arusha', true],
  ['The headquarters are not in Arusha.', false],
  ['It is Nairobi and Arusha', false],
  ['Arusha or Nairobi', false],
  ['Arusha is a lake', false],
  ['Kampala Arusha', false],
])('a sentence that says the question again: %s: %s', (typed, correct) => {
  expect(inSentence(typed).correct).toBe(correct);
});

test('a slip inside a full sentence is told, too', () => {
  expect(inSentence('It is Arusa')).toEqual({ correct: true, score: 1, spelt: 'Arusha' });
});

test('a full sentence is not taken where the item does not allow it', () => {
  expect(
    gradeWords({ accepted: ['Arusha'], mistakes: [] }, 'The town is in Arusha', false, 'In which town?')
      .correct,
  ).toBe(false);
});

const common = { id: 'u1-q1-1', prompt: 'Name it.', explanation: 'So.', difficulty: 2, lesson: 1 } as const;

test('gaps and parts tell all their spellings, also where another one is wrong', () => {
  const gaps = ['harbour', 'mechanic'].map((word) => ({ accepted: [word], mistakes: [] }));
  const gap = { ...common, kind: 'gap', text: ['', ' ', ''], gaps, strictSpelling: false } as const;
  expect(gradeQuestion(gap, ['harbor', 'mecanic']).spelt).toBe('harbour, mechanic');
  expect(gradeQuestion(gap, ['harbor', 'x'])).toEqual({ correct: false, score: 0.5, spelt: 'harbour' });
  const parts = gaps.map(({ accepted }) => ({
    prompt: 'Name it.',
    marks: 1,
    field: { kind: 'text', accepted, strictSpelling: false, mistakes: [] } as const,
  }));
  const structured = { ...common, kind: 'structured', parts } as const;
  expect(gradeQuestion(structured, ['harbor', 'x'])).toEqual({
    correct: false,
    score: 0.5,
    spelt: 'harbour',
  });
});
