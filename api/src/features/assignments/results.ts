/** Results by question: right at the first try, the most common wrong answer, and its named mistake. */
import type { AssignmentResults } from '@afrolearn/contract/assigned-work.ts';
import { workOf } from '@afrolearn/learning/assignments/refs.ts';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import { practiceMisconceptions } from '@afrolearn/learning/practice/misconceptions.ts';
import { commonWrong } from '@afrolearn/learning/quizzes/common-wrong.ts';
import type { Misconception } from '@afrolearn/learning/quizzes/questions.ts';
import type { Db } from '#db/connect.ts';
import { answersSince, type FirstAnswer } from '#features/progress/index.ts';
import type { AssignmentRow } from './assignments.db.ts';
import { wrongExercises } from './exercises.ts';
import { lessonIdOf, mistakeResult, type Placed } from './mistakes.ts';
import { lessonsAsked, retried } from './retried.ts';
import { contentsOf, entriesOfUnit } from './targets.db.ts';

type Results = Pick<AssignmentResults, 'questions' | 'mistakes' | 'unnamed'> & {
  wrongBy: ReturnType<typeof wrongExercises>;
};

export const noResults: Results = { questions: [], mistakes: [], unnamed: 0, wrongBy: new Map() };

/* For a unit with a hundred questions: the worst ones. */
const mostQuestions = 15;
const mostMistakes = 12;

const itemsOf = async (db: Db, ref: string): Promise<readonly string[]> => {
  const work = workOf(ref);
  if (work === null || work.kind === 'paper') return [];
  if (work.kind === 'unit') return await entriesOfUnit(db, work.unitId);
  return [work.kind === 'practice' ? work.generator : work.entryId];
};

const groupedBy = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

const asResult = (
  { question, n }: Placed,
  given: readonly FirstAnswer[],
  nameOf: (id: string | null) => string | null,
) => {
  const wrong = given.filter(({ correct }) => !correct);
  const { idea, leftOpen } = commonWrong(question, wrong);
  return {
    id: question.id,
    n,
    prompt: question.prompt,
    answered: given.length,
    right: given.length - wrong.length,
    commonWrong: idea === null ? null : { ...idea, mistake: nameOf(idea.mistake) },
    leftOpen,
  };
};

/** Three queries for any number of pupils. `pupils` are those whose figures may be shown. */
export const resultsOf = async (
  db: Db,
  row: AssignmentRow,
  pupils: readonly { id: number; name: string }[],
): Promise<Results> => {
  const itemIds = await itemsOf(db, row.ref);
  const learnerIds = pupils.map(({ id }) => id);
  const stored = await answersSince(db, { learnerIds, itemIds, since: row.createdAt });
  const given = stored.map((one) => (one.asked === null ? one : { ...one, questionId: one.asked }));
  const isWhole = itemIds.length > 1;
  const opened = isWhole ? [...new Set(given.map(({ itemId }) => itemId))] : itemIds;
  const maker = generatorById(itemIds[0] ?? '');
  const contents = await contentsOf(db, opened);
  const authored = [...contents.values()]
    .flatMap((home) => questionsOf(home).map((question) => ({ question, home })))
    .map((one, place): Placed => ({ ...one, n: place + 1 }));
  const asked = await contentsOf(db, lessonsAsked(stored));
  const placed = [...authored, ...retried(stored, authored, asked)].sort((one, other) => one.n - other.n);
  const named = new Map<string, Misconception>(
    [
      ...practiceMisconceptions,
      ...[...contents.values(), ...asked.values()].flatMap(({ misconceptions }) => misconceptions ?? []),
    ].map((mistake) => [mistake.id, mistake]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (named.get(id)?.name ?? null));
  const byQuestion = groupedBy(given, ({ questionId }) => questionId);
  const answered = placed.filter(({ question }) => byQuestion.has(question.id));
  const questions = (isWhole ? answered : placed).map((one) =>
    asResult(one, byQuestion.get(one.question.id) ?? [], nameOf),
  );
  const wrong = given.filter(({ correct }) => !correct);
  const lessonIds = [...new Set([...answered.map(lessonIdOf), ...(maker === null ? [] : [maker.lesson])])];
  const missing = lessonIds.filter((id) => !contents.has(id));
  const lessons = new Map([...contents, ...(await contentsOf(db, missing))]);
  const byMistake = groupedBy(
    wrong.filter(({ mistake }) => mistake !== null && named.has(mistake)),
    ({ mistake }) => mistake ?? '',
  );
  const mistakes = [...byMistake].flatMap(([id, answers]) => {
    const mistake = named.get(id);
    return mistake === undefined ? [] : [mistakeResult({ mistake, answers, placed, maker, lessons, pupils })];
  });
  const share = ({ right, answered: all }: { right: number; answered: number }) => right / Math.max(1, all);
  return {
    questions: isWhole
      ? questions.sort((one, other) => share(one) - share(other)).slice(0, mostQuestions)
      : questions,
    mistakes: mistakes
      .sort((one, other) => other.pupils.length - one.pupils.length || (one.id < other.id ? -1 : 1))
      .slice(0, mostMistakes),
    unnamed: new Set(
      wrong.filter(({ mistake }) => mistake === null || !named.has(mistake)).map(({ userId }) => userId),
    ).size,
    wrongBy: wrongExercises(given),
  };
};
