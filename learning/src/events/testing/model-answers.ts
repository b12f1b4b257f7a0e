/** Part of the model: which answers an event contains, whether they are right, and which of them count. */
import { sampleEntries } from '#events/testing/sample-units.ts';

/** A stored event, raw. Times are in milliseconds. */
export type Recorded = {
  readonly id: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly countedAt: number;
  readonly countedOn: string;
  readonly gradeId: number | null;
  readonly receivedAt: number;
};

export type GivenAnswer = {
  readonly id: string;
  readonly countedAt: number;
  readonly item: string;
  readonly question: string;
  readonly attempt: string | null;
  readonly final: boolean;
  readonly seed: number | null;
  readonly right: boolean;
  readonly misconception: string | null;
};

/** In the sample units the first option is right, and the second is a named mistake. */
const graded = (answer: unknown) => ({
  right: answer === 0,
  misconception: answer === 1 ? 'that-one' : null,
});

type QuizAnswer = { readonly question: string; readonly answer: unknown };

const endOfQuiz = (item: string, told: readonly QuizAnswer[]): readonly QuizAnswer[] => {
  const quiz = sampleEntries.find(({ id }) => id === item);
  if (quiz?.type !== 'quiz') return [];
  const last = (question: string) => told.findLast((one) => one.question === question)?.answer ?? null;
  const pairs = new Set<string>();
  return quiz.items.flatMap(({ id, pair }) => {
    if (last(id) === null || (pair !== undefined && pairs.has(pair))) return [];
    if (pair !== undefined) pairs.add(pair);
    return [{ question: id, answer: last(id) }];
  });
};

export const givenAnswers = ({ id, type, payload, countedAt }: Recorded): GivenAnswer[] => {
  const about = { id, countedAt, attempt: null, final: false, seed: null };
  const item = String(payload['item'] ?? payload['generator'] ?? '');
  if (type === 'practice.answered') {
    const question = `${payload['generator']}:${payload['level']}`;
    return [{ ...about, item, question, seed: Number(payload['seed']), ...graded(payload['answer']) }];
  }
  const attempt = typeof payload['attempt'] === 'string' ? payload['attempt'] : null;
  if (type === 'answer.given') {
    // Only quizzes have attempts.
    const run = /-q\d+$/.test(item) ? attempt : null;
    const question = String(payload['question']);
    return [{ ...about, item, question, attempt: run, ...graded(payload['answer']) }];
  }
  if (type !== 'quiz.finished') return [];
  return endOfQuiz(item, payload['answers'] as readonly QuizAnswer[]).map(({ question, answer }) => ({
    ...about,
    item,
    question,
    attempt,
    final: true,
    ...graded(answer),
  }));
};

/**
 * For one question: in each attempt the answer sent with its end, else the last; and for the totals each
 * exercise once, right if it ever was.
 */
export const summedUp = (
  answers: readonly GivenAnswer[],
  what: 'for the sums' | 'for a card',
): GivenAnswer[] => {
  const later = (a: GivenAnswer, b: GivenAnswer) =>
    Number(b.final) - Number(a.final) || b.countedAt - a.countedAt || (b.id < a.id ? -1 : 1);
  const runs = new Set(answers.map(({ attempt }) => attempt));
  const chosen = [...runs].flatMap((run) => {
    const those = answers.filter(({ attempt }) => attempt === run);
    return run === null ? those : those.sort(later).slice(0, 1);
  });
  if (what === 'for a card') return chosen;
  const exercises = new Set(chosen.map(({ seed }) => seed));
  return [...exercises].flatMap((exercise) => {
    const those = chosen.filter(({ seed }) => seed === exercise);
    if (exercise === null) return those;
    return those.sort((a, b) => Number(b.right) - Number(a.right)).slice(0, 1);
  });
};
