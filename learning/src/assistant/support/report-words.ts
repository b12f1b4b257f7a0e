import type { Band } from '#assistant/support/feedback-comments.ts';

/** No sentence compares a pupil with another one, and none says he or she. `{name}` opens the comment. */
export const openings: Readonly<Record<Band, readonly string[]>> = {
  strong: [
    '{name} works with care and understands {subject} well.',
    '{name} has had a very good term in {subject}.',
    '{name} asks good questions in {subject} and finds own answers.',
    '{name} is sure and exact in {subject}.',
    '{name} shows real pleasure in {subject}.',
    '{name} explains ideas of {subject} clearly to others.',
  ],
  secure: [
    '{name} works steadily in {subject} and makes good progress.',
    '{name} has learnt much in {subject} this term.',
    '{name} takes part in {subject} and finishes the work.',
    '{name} understands most of {subject} and keeps trying.',
    '{name} listens well in {subject} and uses advice.',
    '{name} is becoming more sure in {subject}.',
  ],
  nearly: [
    '{name} has made a beginning in {subject} and does not give up.',
    '{name} is on the way in {subject}.',
    '{name} knows important parts of {subject}.',
    '{name} works well in {subject} when the steps are small.',
    '{name} has grown in {subject} since the start of the term.',
    '{name} shows effort in {subject}, and it begins to bear fruit.',
  ],
  'not-yet': [
    '{name} tries in {subject}, and every try counts.',
    '{name} needs more time and help in {subject}, and can get there.',
    '{name} is welcome in every lesson of {subject}.',
    '{name} learns {subject} best with things to touch and one step at a time.',
    '{name} has not yet found the way into {subject}.',
    '{name} has courage in {subject}, which is the first step.',
  ],
};

/** `{aim}` is an objective of the unit, such as 'name four sources of electricity'. */
export const middles: Readonly<Record<Band, readonly string[]>> = {
  strong: [
    'The work shows a clear ability to {aim}.',
    'It is a pleasure to see how well the aim “{aim}” was reached.',
  ],
  secure: [
    'Most of the work shows the ability to {aim}.',
    'The aim “{aim}” was reached in most of the work.',
  ],
  nearly: ['A good part is done on the way to “{aim}”.', 'With help, the aim “{aim}” is near.'],
  'not-yet': ['We work together on the aim “{aim}”.', 'The first aim for next term is to {aim}.'],
};

export const nextSteps: Readonly<Record<Band, readonly string[]>> = {
  strong: [
    'Next: harder questions, and reasons in full sentences.',
    'Next: helping a friend by asking and not by telling.',
    'Next: reading more about it and reporting to the class.',
    'Next: setting questions for others.',
    'Next: checking each answer by a second way.',
  ],
  secure: [
    'Next: checking each answer before handing in.',
    'Next: ten minutes of practice on three days a week.',
    'Next: using the new words in own sentences.',
    'Next: raising a hand also when not quite sure.',
    'Next: showing every step of the work.',
  ],
  nearly: [
    'Next: going through one mistake of each test with a friend.',
    'Next: ten quiet minutes a day at home.',
    'Next: learning five words of the unit each week.',
    'Next: asking at once when a step is not clear.',
    'Next: beginning with the worked example.',
  ],
  'not-yet': [
    'Next: five minutes a day with one easy question.',
    'Next: a meeting with the family on how we can help.',
    'Next: work with a partner and with things at hand.',
    'Next: coming every day, so that no step is missed.',
    'Next: small steps, each one praised.',
  ],
};

export const withoutMark = [
  '{name} has no mark yet. We look forward to seeing the work in {subject}.',
  '{name} was not there for the test in {subject}. It can be written later.',
  '{name} will be assessed in {subject} next term.',
] as const;
