/** The review cards: the server's, updated with this device's newer answers. */
import type { CardToReview } from '@afrolearn/contract/review.ts';
import type { LearningEvent, QuestionAnswer } from '@afrolearn/learning/events/events.ts';
import { drawExercise, isPracticeLevel, type Maker } from '@afrolearn/learning/practice/exercise.ts';
import { type Generator, generatorById } from '@afrolearn/learning/practice/generators.ts';
import { uganda } from '@afrolearn/learning/practice/places.ts';
import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { cardAfter, type ReviewCard } from '@afrolearn/learning/reviews/card.ts';

export type OwnCard = {
  readonly question: string;
  readonly item: string;
  /** The lesson that explains it. */
  readonly topic: string;
  readonly title: string;
  readonly subjectId: number;
  readonly card: ReviewCard;
  readonly told: CardToReview;
};

export const asOwn = (told: CardToReview): OwnCard => ({
  question: told.question,
  item: told.item,
  topic: told.topic.id,
  title: told.topic.title,
  subjectId: told.topic.subjectId,
  card: {
    dueAt: Date.parse(told.dueAt),
    stability: told.stability,
    difficulty: told.difficulty,
    reps: told.reps,
    lapses: told.lapses,
    lastAt: Date.parse(told.lastAt),
    lastCorrect: told.lastCorrect,
    misconception: null,
  },
  told,
});

export type Practised = { readonly generator: Generator; readonly level: 1 | 2 | 3 };

/** The generator and the level of a card that is about exercises; null for a written question. */
export const practisedBy = ({ question, told }: Pick<OwnCard, 'question' | 'told'>): Practised | null => {
  if (told.asked !== null) return null;
  const [id = '', level] = question.split(':');
  const generator = generatorById(id);
  return generator === null || !isPracticeLevel(Number(level))
    ? null
    : { generator, level: Number(level) as Practised['level'] };
};

/** The makers that have arrived on this device, by generator. */
export type Makers = Readonly<Record<string, Maker>>;

type Given = { question: string; asked: Question; answer: Answer; at: number; once: string };

/** The answers in an event. Of one attempt only the last answer to a question counts: `once`. */
const givenIn = (
  event: LearningEvent,
  cards: ReadonlyMap<string, OwnCard>,
  makers: Makers,
): readonly Given[] => {
  const at = Date.parse(event.occurredAt);
  const written = (given: QuestionAnswer, once: string): readonly Given[] => {
    const { question, answer } = given;
    const asked = cards.get(question)?.told.asked ?? null;
    // Answers to other questions of a retry are left out: the server grades them.
    const isAnother = given.asked !== undefined && given.asked !== question;
    return asked === null || answer === null || isAnother
      ? []
      : [{ question, asked, answer, at, once: `${once} ${question}` }];
  };
  if (event.type === 'answer.given') return written(event.payload, event.payload.attempt ?? event.id);
  if (event.type === 'quiz.finished')
    return event.payload.answers.flatMap((given) => written(given, event.payload.attempt));
  if (event.type !== 'practice.answered') return [];
  const { generator: id, level, seed: draw, answer } = event.payload;
  const [generator, maker] = [generatorById(id), makers[id]];
  if (generator === null || maker === undefined || !isPracticeLevel(level)) return [];
  const { item: asked } = drawExercise(generator, maker, level, draw, uganda);
  return [{ question: `${id}:${level}`, asked, answer, at, once: event.id }];
};

/** The server's cards with this device's unsent answers applied. */
export const withOwnAnswers = (
  cards: readonly OwnCard[],
  events: readonly LearningEvent[],
  makers: Makers,
): readonly OwnCard[] => {
  const known = new Map(cards.map((one) => [one.question, one]));
  const counted = new Map(
    events.flatMap((event) => givenIn(event, known, makers)).map((given) => [given.once, given]),
  );
  for (const { question, asked, answer, at } of [...counted.values()].sort(
    (one, other) => one.at - other.at,
  )) {
    const own = known.get(question);
    if (own === undefined) continue;
    const { correct } = gradeQuestion(asked, answer);
    known.set(question, { ...own, card: cardAfter(own.card, { at, correct }) });
  }
  return [...known.values()];
};
