/** How new answers change question cards and answer totals. */
import type { AnswerRecord, Arrival, QuestionCard } from '#events/state.ts';
import {
  answersOfCard,
  questionCard,
  questionCardFrom,
  questionsIn,
  summedAnswers,
} from '#events/summaries.ts';
import type { ReviewCard } from '#reviews/card.ts';

/** A card with the count of earlier answers. */
export type CountedCard = ReviewCard & Pick<QuestionCard, 'answers'>;

export type KnownAnswers = {
  /** The latest answers to every touched question (`latestAnswers`) that has no entry in `cards`. */
  readonly latest: ReadonlyMap<string, readonly AnswerRecord[]>;
  /** The number of answers behind the cards of those questions (`answersOfCard`). */
  readonly counted: ReadonlyMap<string, number>;
  /**
   * Cards that summarise all earlier answers well enough: new answers are later and belong to other attempts,
   * and the total stays within `mostAnswersOfCard`.
   */
  readonly cards: ReadonlyMap<string, CountedCard>;
  /** By question: the answer that counts in each touched attempt and exercise (`summedAnswers`). */
  readonly chosen: ReadonlyMap<string, readonly AnswerRecord[]>;
};

const none: readonly AnswerRecord[] = [];

export const settleAnswers = (known: KnownAnswers, arrivals: readonly Arrival[]) => {
  const fresh = new Map<string, { item: string; unitId: number | null; answers: AnswerRecord[] }>();
  for (const { id, countedAt, meaning } of arrivals) {
    for (const { question, item, attempt, final, seed, correct, misconception } of meaning.answers) {
      const answer = { id, at: countedAt, attempt, final, seed, correct, misconception };
      const entry = fresh.get(question);
      if (entry !== undefined) entry.answers.push(answer);
      else fresh.set(question, { item, unitId: meaning.item?.unitId ?? null, answers: [answer] });
    }
  }
  const cards = new Map<string, QuestionCard>();
  let [answers, answersRight, practiceRight, questions] = [0, 0, 0, 0];
  const rights = (list: readonly AnswerRecord[]) => list.filter(({ correct }) => correct).length;
  const practised = (list: readonly AnswerRecord[]) => list.filter(({ seed }) => seed !== null);
  for (const [question, { item, unitId, answers: added }] of fresh) {
    const others = known.chosen.get(question) ?? none;
    const latest = known.latest.get(question) ?? none;
    const from = known.cards.get(question);
    const [only] = added;
    if (only !== undefined && added.length === 1 && others.length === 0 && only.seed === null) {
      // The common case: one answer to a lesson's question, the only one of its attempt.
      answers += 1;
      answersRight += Number(only.correct);
      questions += Number(from === undefined && latest.length === 0);
    } else {
      const [before, after] = [summedAnswers(others), summedAnswers([...others, ...added])];
      answers += after.length - before.length;
      answersRight += rights(after) - rights(before);
      practiceRight += rights(practised(after)) - rights(practised(before));
      // A card shows whether a lesson's question was answered before; for an exercise `others` shows it.
      const earlier = from === undefined ? [...others, ...latest] : [...others, { seed: null }];
      questions += questionsIn([...earlier, ...added]) - questionsIn(earlier);
    }
    const count = (from?.answers ?? known.counted.get(question) ?? latest.length) + added.length;
    const card =
      from === undefined ? questionCard([...latest, ...added], count) : questionCardFrom(from, added);
    if (card === null) continue;
    // Fields are copied by name, because object spread costs more than the computation.
    cards.set(question, {
      dueAt: card.dueAt,
      stability: card.stability,
      difficulty: card.difficulty,
      reps: card.reps,
      lapses: card.lapses,
      lastAt: card.lastAt,
      lastCorrect: card.lastCorrect,
      misconception: card.misconception,
      item,
      unitId,
      answers: answersOfCard(count),
    });
  }
  return { cards, answers, answersRight, practiceRight, questions };
};
