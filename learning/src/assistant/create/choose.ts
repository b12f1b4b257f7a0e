/** Chooses questions of a unit for a paper: spread over its lessons, easier ones first, no duplicates. */
import type { PageQuestion } from '#assistant/page.ts';
import { isOnPaper } from '#assistant/paper.ts';
import { askedInScenes, questionsAbout, type UnitSource } from '#assistant/source.ts';
import { aloneInUnit, isInWords } from '#assistant/standing-alone.ts';
import type { KeyTerm, Lesson } from '#lessons/lesson.ts';
import type { Random } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';
import { isOfOneFaith } from '#safety/private-faith.ts';

/** Religious education: a question for one faith only would shut out the others. */
const isForAll = ({ faith, pair }: Question): boolean => pair === undefined && !isOfOneFaith(faith);

/** Questions that work on paper, each wording once. */
export const askable = (questions: readonly Question[]): readonly Question[] => [
  ...new Map(
    questions
      .filter((question) => isOnPaper(question) && isForAll(question))
      .map((question) => [wordingOf(question), question]),
  ).values(),
];

const wordingOf = (question: Question): string =>
  [question.prompt, ...('options' in question ? question.options.map(({ text }) => text) : [])]
    .join(' ')
    .toLowerCase();

/**
 * Questions of the lesson that make sense alone; scene questions only when there are too few, with the
 * narration that leads to them.
 */
export const aboutLesson = (unit: UnitSource, lesson: Lesson, wanted: number): readonly Question[] => {
  const whole = aloneInUnit(unit, lesson);
  const asking = askable(questionsAbout(whole.unit, whole.lesson));
  // 'Find the nurse' needs her picture.
  const all = asking.filter(isInWords);
  const asked = new Set(askedInScenes(lesson).map(({ id }) => id));
  const alone = all.filter(({ id }) => !asked.has(id));
  return alone.length >= wanted ? alone : all;
};

const everyWord = (question: Question): ReadonlySet<string> => {
  const more =
    question.kind === 'match'
      ? question.pairs.flatMap(({ left, right }) => [left, right])
      : question.kind === 'order'
        ? question.steps
        : [];
  return new Set(
    [wordingOf(question), ...more]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );
};

/** Two questions that match or order nearly the same things; a paper needs only one of them. */
const areTwins = (one: Question, other: Question): boolean => {
  if (one.kind !== other.kind || (one.kind !== 'match' && one.kind !== 'order')) return false;
  const [first, second] = [everyWord(one), everyWord(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared) >= 0.4;
};

/** One lesson after the other, as evenly as the questions allow; then from easy to hard. */
export const spreadOver = (
  questions: readonly Question[],
  count: number,
  random: Random,
): readonly Question[] => {
  const byLesson = new Map<number, Question[]>();
  for (const question of random.shuffle(questions)) {
    const key = question.lesson ?? 0;
    byLesson.set(key, [...(byLesson.get(key) ?? []), question]);
  }
  const piles = [...byLesson.entries()].sort(([a], [b]) => a - b).map(([, pile]) => pile);
  const chosen: Question[] = [];
  for (let round = 0; chosen.length < count && piles.some((pile) => round < pile.length); round++)
    for (const pile of piles) {
      const question = pile[round];
      if (question === undefined || chosen.length >= count) continue;
      if (!chosen.some((one) => areTwins(one, question))) chosen.push(question);
    }
  return chosen.sort((a, b) => a.difficulty - b.difficulty || (a.lesson ?? 99) - (b.lesson ?? 99));
};

/** Asks for a new word by its meaning. */
export const wordQuestion = ({ meaning }: KeyTerm): PageQuestion => ({
  text: `Write the word that means: ${meaning}`,
  lines: 1,
});
