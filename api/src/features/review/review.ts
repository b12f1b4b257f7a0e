/** What a learner is asked again, with all that a device needs to ask it, also without network. */
import type { CardToReview, ReviewReply } from '@afrolearn/contract/review.ts';
import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { askedNow, isDueOn } from '@afrolearn/learning/reviews/session.ts';
import { storyOf } from '@afrolearn/learning/reviews/story.ts';
import type { Db } from '#db/connect.ts';
import { dueCountOf, type LearnerFacts } from '#features/progress/index.ts';
import { type CardRow, cardsToReview } from './review.db.ts';

/* Today's ten and those of the coming days: some 10 kB on the way, so that a phone without network has its review. */
const mostCards = 24;
/* A topic is told after its questions are opened: a unit asks some eighty. */
const mostOfUnit = 120;

/** Every named mistake that a question can tell, wherever in it the name stands. */
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
  // What its lesson does not ask any more is not asked here either.
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
  // Where the list holds some that are not due, it holds all that are.
  const all = due < cards.length ? due : await dueCountOf(db, userId, zone, now);
  return { due: Math.max(due, all), zone, cards };
};
