/** What new answers change: the cards of their questions, and how much was answered and how well. */
import type { AnswerRecord, Arrival, QuestionCard } from '#events/state.ts';
import {
  answersOfCard,
  questionCard,
  questionCardFrom,
  questionsIn,
  summedAnswers,
} from '#events/summaries.ts';
import type { ReviewCard } from '#reviews/card.ts';

/** A card as far as it says what was answered before. */
export type CountedCard = ReviewCard & Pick<QuestionCard, 'answers'>;

export type KnownAnswers = {
  /** The latest answers to every question that is touched (`latestAnswers`) and not among the cards. */
  readonly latest: ReadonlyMap<string, readonly AnswerRecord[]>;
  /** Of how many answers the cards of those questions are made (`answersOfCard`). */
  readonly counted: ReadonlyMap<string, number>;
  /**
   * Cards that say all that is needed of the answers before: what arrives is later than their last one and in other quiz
   * attempts than all of them, and there are no more than `mostAnswersOfCard` with it.
   */
  readonly cards: ReadonlyMap<string, CountedCard>;
  /** By question: the one answer that counts in each quiz attempt and exercise that is touched (`summedAnswers`). */
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
      // Most are this: one answer to a question of a lesson, and no other in its quiz attempt.
      answers += 1;
      answersRight += Number(only.correct);
      questions += Number(from === undefined && latest.length === 0);
    } else {
      const [before, after] = [summedAnswers(others), summedAnswers([...others, ...added])];
      answers += after.length - before.length;
      answersRight += rights(after) - rights(before);
      practiceRight += rights(practised(after)) - rights(practised(before));
      // Of a lesson's question the card says that it was answered; of an exercise `others` say it.
      const earlier = from === undefined ? [...others, ...latest] : [...others, { seed: null }];
      questions += questionsIn([...earlier, ...added]) - questionsIn(earlier);
    }
    const count = (from?.answers ?? known.counted.get(question) ?? latest.length) + added.length;
    const card =
      from === undefined ? questionCard([...latest, ...added], count) : questionCardFrom(from, added);
    if (card === null) continue;
    // Each by its name: copying takes longer than working it out.
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
