/** Verbs in English: agreement, the past, the present perfect, and all tenses (P4 to P7). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { askWord, fill, formAsked as pleStyle, real } from '#practice/families/english/asks.ts';
import { type Doer, doerOf } from '#practice/families/english/doers.ts';
import {
  type Doing,
  dailyDoings,
  doneOf,
  irregularDoings,
  lastingDoings,
  pastOf,
  plainEd,
  plainS,
  regularDoings,
  withIng,
  withS,
} from '#practice/families/english/doings.ts';
import { goingToAndWill } from '#practice/families/english/plans.ts';
import { verbMistakes as m } from '#practice/misconceptions/english.ts';

const daily = ['Every day', 'Every morning', 'Each evening', 'On Saturdays', 'Every week'] as const;
const finished = ['Yesterday', 'Last week', 'Two days ago', 'Last Sunday', 'This time last year'] as const;

const present = ({ one }: Doer, { verb }: Doing): string => (one ? withS(verb) : verb);

const agreement: Maker = (random, level, place) => {
  const doer = doerOf(random, place, level);
  const doing = random.pick(dailyDoings);
  const { verb, what } = doing;
  const word = present(doer, doing);
  const asked = {
    prompt: fill(`${random.pick(daily)} ${doer.within} ___ (${verb}) ${what}.`),
    pleStyle,
    hint: 'Who does it? Is it one person, or is it many?',
    explanation: doer.one
      ? `${doer.why}, so the verb takes an ending: ${word}.`
      : `${doer.why}, so the verb has no s: ${word}.`,
    steps: [
      { line: `${doer.name} → ${doer.pronoun}`, why: `${doer.why}.` },
      {
        line: `${doer.pronoun} ${word}`,
        why: doer.one ? 'One other person: the verb takes s, es or ies.' : 'The verb stays plain.',
      },
    ],
  };
  const slips = [
    doer.one ? ([verb, m.sLeftOut] as const) : ([withS(verb), m.sAdded] as const),
    [plainS(verb), m.esMissed],
    [withIng(verb), m.ingForDaily],
  ] as const;
  return level === 3
    ? askWord({ ...asked, word, slips: [...slips, [pastOf(doing), m.pastForDaily]] })
    : askOne(random, { ...asked, right: word, slips: real(slips) });
};

const afterDid: Maker = (random, _, place) => {
  const doer = doerOf(random, place, 2);
  const doing = random.pick([...regularDoings, ...irregularDoings]);
  const { verb, what } = doing;
  const over = random.pick(finished);
  const time = over.slice(0, 1).toLowerCase() + over.slice(1);
  const sentence = random.coin()
    ? `${doer.name} did not ___ (${verb}) ${what} ${time}.`
    : `Did ${doer.within} ___ (${verb}) ${what} ${time}?`;
  return askOne(random, {
    prompt: fill(sentence),
    pleStyle,
    right: verb,
    slips: [
      [pastOf(doing), m.pastAfterDid],
      [withS(verb), m.sAfterDid],
      [withIng(verb), m.sAfterDid],
    ],
    hint: 'Which word already tells that it is past?',
    explanation: `Did is the past of do. It tells the past once, and that is enough, so we say ${verb}.`,
    steps: [
      { line: 'did', why: 'This word already tells the past.' },
      { line: `did … ${verb}`, why: 'After did the verb stays plain.' },
    ],
  });
};

const pastSimple: Maker = (random, level, place) => {
  if (level === 3) return afterDid(random, level, place);
  const doer = doerOf(random, place, 2);
  const doing = random.pick(level === 1 ? regularDoings : irregularDoings);
  const { verb, what } = doing;
  const word = pastOf(doing);
  const asked = {
    prompt: fill(`${random.pick(finished)} ${doer.within} ___ (${verb}) ${what}.`),
    pleStyle,
    hint: 'Is it over? Then the verb takes its past form.',
    explanation: `The time is over, so we use the past form of ${verb}, which is ${word}. It is the same for all people.`,
    steps: [
      { line: verb, why: 'This is what is done.' },
      { line: `${verb} → ${word}`, why: 'The time is over.' },
    ],
  };
  const slips = [
    [verb, m.presentForPast],
    [plainEd(doing), m.edOnEveryVerb],
    [withS(verb), m.presentForPast],
    [doneOf(doing), m.thirdForPast],
  ] as const;
  return level === 2
    ? askWord({ ...asked, word, slips })
    : askOne(random, { ...asked, right: word, slips: real(slips) });
};

const presentPerfect: Maker = (random, level, place) => {
  const doer = doerOf(random, place, level);
  const doing = level === 1 ? random.pick(regularDoings) : random.pick(irregularDoings);
  const { verb, what } = doing;
  const [has, have] = doer.one ? ['has', 'have'] : ['have', 'has'];
  const done = doneOf(doing);
  const isOver = level === 3 && random.coin();
  const time = random.pick(finished);
  const sentence = isOver
    ? `${time} ${doer.within} ___ (${verb}) ${what}.`
    : `${doer.name} ___ (${verb}) ${what} already.`;
  const word = isOver ? pastOf(doing) : `${has} ${done}`;
  return askOne(random, {
    prompt: fill(sentence),
    pleStyle,
    right: word,
    slips: isOver
      ? [
          [`${has} ${done}`, m.perfectWithPast],
          [verb, m.presentForPast],
          ...real([[done, m.thirdForPast]]),
          [`${have} ${done}`, m.perfectWithPast],
        ]
      : [
          [`${has} ${pastOf(doing)}`, m.pastAfterHave],
          [`${have} ${done}`, m.hasHaveMixed],
          ...(done === pastOf(doing) ? [] : [[done, m.haveLeftOut] as const]),
          [`${has} ${verb}`, m.plainAfterHave],
        ],
    hint: isOver ? 'Is the time over, or does it reach until now?' : 'Which two parts does this tense have?',
    explanation: isOver
      ? `The sentence tells a finished time, so we use the past simple, ${word}.`
      : `It is done now, so we need ${has} and the third form of ${verb}, which is ${done}.`,
    steps: isOver
      ? [{ line: time, why: 'This time is over.' }, { line: word }]
      : [
          { line: has, why: `${doer.why}.` },
          { line: `${verb} → ${done}`, why: 'The third form of the verb.' },
          { line: word },
        ],
  });
};

/** Forms that are certainly wrong there: good English must never be called a mistake. */
const surelyWrong = {
  daily: ['past', 'during', 'future'],
  now: ['daily', 'past', 'during'],
  past: ['daily', 'now', 'perfect', 'future'],
  perfect: ['daily', 'now', 'future', 'during'],
  future: ['past', 'perfect', 'during'],
  during: ['daily', 'now', 'perfect', 'future'],
  before: ['daily', 'now', 'perfect', 'future'],
} as const;

type Tense = keyof typeof surelyWrong;

const tensesOf: Readonly<Record<number, readonly Tense[]>> = {
  1: ['daily', 'now', 'past', 'future'],
  2: ['daily', 'now', 'past', 'future', 'perfect', 'during'],
  3: ['now', 'perfect', 'during', 'before'],
};

const formsOf = (doer: Doer, doing: Doing): Readonly<Record<Tense, string>> => {
  const [is, was, has] = doer.one ? ['is', 'was', 'has'] : ['are', 'were', 'have'];
  return {
    daily: present(doer, doing),
    now: `${is} ${withIng(doing.verb)}`,
    past: pastOf(doing),
    perfect: `${has} ${doneOf(doing)}`,
    future: `will ${doing.verb}`,
    during: `${was} ${withIng(doing.verb)}`,
    before: `had ${doneOf(doing)}`,
  };
};

const told = (tense: Tense, { name, within }: Doer, gap: string, over: string) => {
  const sentences: Readonly<Record<Tense, { sentence: string; why: string }>> = {
    daily: { sentence: `Nowadays ${within} ${gap} every morning.`, why: 'It happens again and again.' },
    now: { sentence: `Look! Now ${within} ${gap}.`, why: 'It happens while we speak.' },
    past: { sentence: `${over} ${within} ${gap}.`, why: 'The time is over.' },
    perfect: { sentence: `Up to now ${within} ${gap} only once.`, why: 'The time reaches until now.' },
    future: { sentence: `Tomorrow ${within} ${gap}.`, why: 'It is still to come.' },
    during: {
      sentence: `When the rain began yesterday, ${within} ${gap} and had to stop.`,
      why: 'It was going on when something else happened.',
    },
    before: {
      sentence: `${name} ${gap} before the rain began, so the rain came too late to stop it.`,
      why: 'It was done before another thing in the past.',
    },
  };
  return sentences[tense];
};

/** The time expression requires one tense. */
const allTenses: Maker = (random, level, place) => {
  const doer = doerOf(random, place, 2);
  const doing = random.pick(lastingDoings.filter(({ past }) => level > 1 || past === undefined));
  const { verb, what } = doing;
  const tense = random.pick(tensesOf[level] ?? []);
  const forms = formsOf(doer, doing);
  const { sentence, why } = told(tense, doer, `___ (${verb}) ${what}`, random.pick(finished));
  return askOne(random, {
    prompt: fill(sentence),
    pleStyle,
    right: forms[tense],
    slips: random.shuffle(surelyWrong[tense]).map((one) => [forms[one], m.timeWordMissed] as const),
    hint: 'Which words tell the time? What do they ask for?',
    explanation: `${why} So the right form is ${forms[tense]}.`,
    steps: [{ line: sentence.replace(` (${verb})`, ''), why }, { line: `${verb} → ${forms[tense]}` }],
  });
};

export const verbMakers = {
  'verb-agrees': agreement,
  'past-simple': pastSimple,
  'present-perfect': presentPerfect,
  'all-the-tenses': allTenses,
  'going-to-and-will': goingToAndWill,
} satisfies Record<string, Maker>;
