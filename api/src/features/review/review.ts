/** A learner's review with everything a device needs, also offline. */
import type { CardToReview, ReviewReply } from '@afrolearn/contract/review.ts';
import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { askedNow, isDueOn } from '@afrolearn/learning/reviews/session.ts';
import { storyOf } from '@afrolearn/learning/reviews/story.ts';
import type { Db } from '#db/connect.ts';
import { dueCountOf, type LearnerFacts } from '#features/progress/index.ts';
import { type CardRow, cardsToReview } from './review.db.ts';

/* Today's ten and the next days' questions: some 10 kB, for phones that go offline. */
const mostCards = 24;
/* Topics are filtered after parsing: a unit has some eighty questions. */
const mostOfUnit = 120;

/** All mistake ids in a question, wherever they are. */
const mistakesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'misconception' && typeof one === 'string' ? [one] : mistakesIn(one),
  );
};

const helpFor = (question: Question | null, known: readonly Misconception[] | null): Misconception[] => {
  const named = new Set(mistakesIn(question));
  return (known ?? []).filter(({ id }) => named.has(id));
};

const asCard = (row: CardRow): CardToReview | null => {
  const generator = row.generator === null ? null : generatorById(row.generator);
  // Questions removed from their lesson are skipped.
  if (row.asked === null && generator === null) return null;
  const {
    generator: _,
    lessonId,
    lessonTitle,
    subjectId,
    dueAt,
    lastAt,
    figures,
    misconceptions,
    scenes,
    text,
    ...card
  } = row;
  return {
    ...card,
    topic: { id: lessonId, title: generator?.title ?? lessonTitle, subjectId },
    dueAt: new Date(dueAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
    figures: figures ?? {},
    misconceptions: helpFor(row.asked, misconceptions),
    story: row.asked === null ? [] : [...storyOf(row.asked, { scenes: scenes ?? [], text: text ?? [] })],
  };
};

const reviewed = (card: CardToReview) => ({
  ...card,
  topic: card.topic.id,
  card: { dueAt: Date.parse(card.dueAt), lastCorrect: card.lastCorrect },
  whole: card,
});

export const reviewFor = async (
  db: Db,
  { userId, zone }: LearnerFacts,
  { now, topic }: { now: Date; topic: string | null },
): Promise<ReviewReply> => {
  const at = now.getTime();
  if (topic !== null) {
    const unitId = Number(topic.slice(1).split('-')[0]);
    const rows = await cardsToReview(db, userId, { unitId, most: mostOfUnit });
    const cards = rows.flatMap((row) => asCard(row) ?? []).map(reviewed);
    const asked = askedNow(cards, { now: at, zone, topic });
    return { due: asked.length, zone, cards: asked.slice(0, mostCards).map(({ whole }) => whole) };
  }
  const rows = await cardsToReview(db, userId, { unitId: null, most: mostCards });
  const cards = rows.flatMap((row) => asCard(row) ?? []);
  const due = cards.filter((card) => isDueOn({ dueAt: Date.parse(card.dueAt) }, at, zone)).length;
  // A list with questions not due yet contains all due ones.
  const all = due < cards.length ? due : await dueCountOf(db, userId, zone, now);
  return { due: Math.max(due, all), zone, cards };
};
