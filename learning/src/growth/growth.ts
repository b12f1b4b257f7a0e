/**
 * What a family is told about a week or a term: three sentences, one thing to do at home without a device, and at most
 * one worry, with what helps. Kind and true, also for a child who did nothing. No rank, no average, nobody else.
 */
import { type HomeMistake, type HomeTask, withName } from '#growth/home-texts.ts';
import { growthIn, type SayGrowth } from '#growth/sentences.ts';
import type { Language } from '#languages/languages.ts';

export const reportKinds = ['weekly', 'termly'] as const;
export type ReportKind = (typeof reportKinds)[number];

type Titled = { readonly title: string };
type Marked = Titled & { readonly right: number; readonly total: number };

/** A mistake as teachers know it, the unit in which it was made, and its sentences for home where they are written. */
export type MadeMistake = Titled & {
  readonly name: string;
  readonly help: string;
  readonly home: HomeMistake | null;
};

/** What a child did in the time that a report is about. */
export type GrowthFacts = {
  readonly name: string;
  /** Days on which the child learnt. */
  readonly days: number;
  /** Days in school, of those on which the register was taken; null where none was. */
  readonly school?: { readonly present: number; readonly taken: number } | null;
  readonly minutes: number;
  /** Lessons and readings that were finished and quizzes that were passed in this time; the last of them has a title. */
  readonly finished: number;
  readonly last: Titled | null;
  /** Quizzes that were taken in this time and not passed by the end of it; the last of them has a title. */
  readonly tried: number;
  readonly lastTried: Titled | null;
  /** The best quiz of this time, and whether it was passed by the end of it. */
  readonly quiz: (Marked & { readonly passed: boolean }) | null;
  /** What the child opened last and has not finished. */
  readonly open: Titled | null;
  /** Finished before, in all. */
  readonly before: number;
  /** 'Talk at home' of the latest lesson, in the languages in which it is written. */
  readonly talkAtHome: HomeTask | null;
  /** A mistake with a name that came more than once. */
  readonly mistake: MadeMistake | null;
  /** A unit of which most answers were not right yet. */
  readonly hardUnit: Marked | null;
};

export type Worry = { readonly what: string; readonly helps: string };

export type Growth = {
  readonly sentences: readonly [string, string, string];
  readonly home: string;
  /** None where there is nothing to worry about. */
  readonly worry: Worry | null;
};

/** Akello Grace is called Grace: at home the last name is the one that is used. */
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

/* Minutes that are not known, or are under two, are not named: a false number is worse than none. */
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
  // A quiz that was not passed is tried, and never finished.
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

/* 'Mixes up hen and cock' becomes a sentence about the child; 'The set {0} is taken for …' is one already. */
const aboutTheChild =
  /^(?:Adds|Asks|Begins|Calls|Changes|Chooses|Counts|Does|Draws|Forgets|Gives|Goes|Hears|Joins|Leaves|Looks|Misses|Mixes|Names|Picks|Puts|Reads|Says|Swaps|Takes|Tells|Thinks|Uses|Writes) /;

const withChild = (mistake: string, name: string): string =>
  asSentence(
    aboutTheChild.test(mistake) ? `${name} ${mistake.slice(0, 1).toLowerCase()}${mistake.slice(1)}` : mistake,
  );

/* Lessons are written in English: another language than that has the sentence for home, or one that fits every mistake. */
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

/** One worry: a mistake with a name before a unit, for it says best what helps. */
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
