/**
 * The family report for a week or a term: three sentences, one thing to do at home without a device, and at
 * most one worry with advice. Kind and true, even for a child who did nothing. No rank, no average, no other
 * child.
 */
import { type HomeMistake, type HomeTask, withName } from '#growth/home-texts.ts';
import { growthIn, type SayGrowth } from '#growth/sentences.ts';
import type { Language } from '#languages/languages.ts';

export const reportKinds = ['weekly', 'termly'] as const;
export type ReportKind = (typeof reportKinds)[number];

type Titled = { readonly title: string };
type Marked = Titled & { readonly right: number; readonly total: number };

/** A mistake in the teachers' words, its unit, and its sentences for home where they are written. */
export type MadeMistake = Titled & {
  readonly name: string;
  readonly help: string;
  readonly home: HomeMistake | null;
};

/** A child's work in the period of a report. */
export type GrowthFacts = {
  readonly name: string;
  /** Days on which the child learnt. */
  readonly days: number;
  /** Days in school, of the days with a register; null without any register. */
  readonly school?: { readonly present: number; readonly taken: number } | null;
  readonly minutes: number;
  /** Lessons and readings finished and quizzes passed in the period; `title` names the last. */
  readonly finished: number;
  readonly last: Titled | null;
  /** Quizzes taken in the period and not passed by its end; `title` names the last. */
  readonly tried: number;
  readonly lastTried: Titled | null;
  /** The best quiz of the period, and whether it was passed by its end. */
  readonly quiz: (Marked & { readonly passed: boolean }) | null;
  /** The last entry that the child opened and did not finish. */
  readonly open: Titled | null;
  /** The total finished before the period. */
  readonly before: number;
  /** 'Talk at home' of the latest lesson, in the languages it is written in. */
  readonly talkAtHome: HomeTask | null;
  /** A named mistake that occurred more than once. */
  readonly mistake: MadeMistake | null;
  /** A unit where most answers were wrong so far. */
  readonly hardUnit: Marked | null;
};

export type Worry = { readonly what: string; readonly helps: string };

export type Growth = {
  readonly sentences: readonly [string, string, string];
  readonly home: string;
  /** Null when there is no worry. */
  readonly worry: Worry | null;
};

/** Akello Grace is called Grace: families use the last name. */
export const calledName = (name: string): string => name.trim().split(/\s+/).pop() ?? name;

export const didLearn = ({ days, finished, quiz }: GrowthFacts): boolean =>
  days > 0 || finished > 0 || quiz !== null;

const ofNothing = (facts: GrowthFacts, kind: ReportKind, say: SayGrowth): Growth['sentences'] => {
  const name = calledName(facts.name);
  return [
    facts.school == null
      ? say(`nothing-${kind}`, { name })
      : say(`school-nothing-${kind}`, { name, present: facts.school.present, count: facts.school.taken }),
    facts.before > 0 ? say('kept', { count: facts.before }) : say('all-ready'),
    facts.open === null ? say('good-begin') : say('good-next', { title: facts.open.title }),
  ];
};

/* Minutes that are unknown or below two are not mentioned: a false number is worse than none. */
const first = ({ name, days, minutes, school }: GrowthFacts, say: SayGrowth): string => {
  const about = { name: calledName(name), count: Math.max(1, days) };
  if (school != null) {
    const { present, taken } = school;
    return minutes < 2
      ? say('school-days-only', { ...about, present, taken })
      : say('school-days', { ...about, present, taken, minutes });
  }
  return minutes < 2 ? say('days-only', about) : say('days', { ...about, minutes });
};

const ofQuiz = (quiz: NonNullable<GrowthFacts['quiz']>, say: SayGrowth): string =>
  say(quiz.passed ? 'quiz' : 'quiz-not-yet', { title: quiz.title, right: quiz.right, total: quiz.total });

const second = (facts: GrowthFacts, say: SayGrowth): string => {
  const { finished, last, tried, lastTried, quiz } = facts;
  const name = calledName(facts.name);
  if (finished > 0 && last !== null) return say('finished', { name, count: finished, title: last.title });
  // A failed quiz is called tried, never finished.
  if (tried > 0 && lastTried !== null)
    return say('tried-quiz', { name, count: tried, title: lastTried.title });
  return quiz === null ? say('tried') : ofQuiz(quiz, say);
};

const third = (facts: GrowthFacts, say: SayGrowth): string => {
  const { name, finished, last, tried, lastTried, quiz, open } = facts;
  const isSaidBefore = (finished > 0 && last !== null) || (tried > 0 && lastTried !== null);
  if (quiz !== null && isSaidBefore) return ofQuiz(quiz, say);
  return open === null ? say('ready') : say('next', { name: calledName(name), title: open.title });
};

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/* 'Mixes up hen and cock' becomes a sentence about the child; 'The set {0} is taken for …' is already one. */
const aboutTheChild =
  /^(?:Adds|Asks|Begins|Calls|Changes|Chooses|Counts|Does|Draws|Forgets|Gives|Goes|Hears|Joins|Leaves|Looks|Misses|Mixes|Names|Picks|Puts|Reads|Says|Swaps|Takes|Tells|Thinks|Uses|Writes) /;

const withChild = (mistake: string, name: string): string =>
  asSentence(
    aboutTheChild.test(mistake) ? `${name} ${mistake.slice(0, 1).toLowerCase()}${mistake.slice(1)}` : mistake,
  );

/*
 * Lessons are written in English. Other languages use the sentence for home, or one that fits every mistake.
 */
const worryOfMistake = (
  mistake: MadeMistake,
  { name, language, say }: { name: string; language: Language; say: SayGrowth },
): Worry => {
  const written = mistake.home?.[language];
  if (written !== undefined)
    return { what: withName(written.does, name), helps: withName(written.helps, name) };
  if (language === 'en') return { what: withChild(mistake.name, name), helps: mistake.help };
  const { title } = mistake;
  return { what: say('same-mistake', { name, title }), helps: say('look-again', { title }) };
};

/** One worry: a named mistake before a unit, because its advice is more specific. */
const worryOf = (facts: GrowthFacts, language: Language, say: SayGrowth): Worry | null => {
  const { mistake, hardUnit } = facts;
  if (mistake !== null) return worryOfMistake(mistake, { name: calledName(facts.name), language, say });
  if (hardUnit === null) return null;
  return { what: say('hard-unit', hardUnit), helps: say('look-again', { title: hardUnit.title }) };
};

export const growthOf = (facts: GrowthFacts, kind: ReportKind, language: Language): Growth => {
  const say = growthIn(language);
  const name = calledName(facts.name);
  const home = facts.talkAtHome?.[language] ?? say('teach-you', { name });
  if (!didLearn(facts)) return { sentences: ofNothing(facts, kind, say), home, worry: null };
  return {
    sentences: [first(facts, say), second(facts, say), third(facts, say)],
    home,
    worry: worryOf(facts, language, say),
  };
};
