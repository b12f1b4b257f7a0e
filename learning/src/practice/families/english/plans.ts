/** Plans that were made before take going to, and what is decided now takes will (P7). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { fill, formAsked as pleStyle } from '#practice/families/english/asks.ts';
import { doerOf } from '#practice/families/english/doers.ts';
import { withIng } from '#practice/families/english/doings.ts';
import { verbMistakes as m } from '#practice/misconceptions/english.ts';
import { somebody } from '#practice/places.ts';

const plans = [
  'has packed a bag',
  'has bought the ticket',
  'has written it into the holiday programme',
  'made the plan last month',
] as const;

const trips = [
  'visit an aunt',
  'plant trees',
  'stay with a cousin',
  'learn to swim',
  'help at the clinic',
] as const;

const offers = [
  { before: 'The phone is ringing.', says: 'answer it' },
  { before: 'This box is heavy.', says: 'carry it for you' },
  { before: 'The baby is crying.', says: 'hold him' },
  { before: 'The lamp has gone out.', says: 'light it again' },
  { before: 'Grandmother is thirsty.', says: 'bring her some water' },
  { before: 'The gate is open.', says: 'close it' },
] as const;

/** Splits 'visit an aunt' into the verb and the rest. */
const cut = (words: string) => {
  const [verb = '', ...rest] = words.split(' ');
  return { verb, rest: rest.join(' ') };
};

const settledPlan: Maker = (random, _, place) => {
  const doer = doerOf(random, place, 1);
  const is = doer.one ? 'is' : 'are';
  const { verb, rest } = cut(random.pick(trips));
  const reason = random.pick(plans);
  const known = doer.one ? reason : reason.replace(/^has/u, 'have');
  const time = random.pick(['next week', 'in the holidays', 'next Saturday', 'next month']);
  const word = `${is} going to ${verb}`;
  return askOne(random, {
    prompt: fill(`${doer.name} ${known}. ${doer.pronoun} ___ (${verb}) ${rest} ${time}.`),
    pleStyle,
    right: word,
    slips: [
      [`will ${verb}`, m.willForPlan],
      [`going to ${verb}`, m.goingWithoutBe],
      [`${is} going to ${withIng(verb)}`, m.verbChanged],
    ],
    hint: 'Was the plan made before, or just now?',
    explanation: `The plan was made before, so we use ${is} going to. The verb after it stays plain.`,
    steps: [{ line: `${doer.name} ${known}.`, why: 'The plan is already made.' }, { line: word }],
  });
};

export const goingToAndWill: Maker = (random, level, place) => {
  if (level === 1 || random.coin()) return settledPlan(random, level, place);
  const { name } = somebody(random, place);
  const { before, says } = random.pick(offers);
  const { verb, rest } = cut(says);
  const word = `will ${verb}`;
  return askOne(random, {
    prompt: fill(`${before} "I ___ (${verb}) ${rest}," says ${name}.`),
    pleStyle,
    right: word,
    slips: [
      [`will to ${verb}`, m.willWithTo],
      [`will ${withIng(verb)}`, m.verbChanged],
      [`going to ${verb}`, m.goingWithoutBe],
    ],
    hint: 'Was the plan made before, or just now?',
    explanation: `It is decided while somebody speaks, so we use will. The verb after it stays plain: ${word}.`,
    steps: [{ line: before, why: 'Nobody knew of it before.' }, { line: word }],
  });
};
