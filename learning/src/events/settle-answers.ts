/** What new answers change: the cards of their questions, and how much was answered and how well. */
import type { AnswerRecord, Arrival, QuestionCard } from '#events/state.ts';
import { questionCard, questionsIn, summedAnswers } from '#events/summaries.ts';

export type KnownAnswers = {
  /** The latest answers to every question that is touched (`latestAnswers`). */
  readonly latest: ReadonlyMap<string, readonly AnswerRecord[]>;
  /** By question: the one answer that counts in each quiz attempt and exercise that is touched (`summedAnswers`). */
  readonly chosen: ReadonlyMap<string, readonly AnswerRecord[]>;
};

export const settleAnswers = (known: KnownAnswers, arrivals: readonly Arrival[]) => {
  const fresh = new Map<string, { item: string; unitId: number | null; answers: AnswerRecord[] }>();
  for (const { id, countedAt, meaning } of arrivals) {
    for (const { question, item, attempt, final, seed, correct, misconception } of meaning.answers) {
      const entry = fresh.get(question) ?? { item, unitId: meaning.item?.unitId ?? null, answers: [] };
      entry.answers.push({ id, at: countedAt, attempt, final, seed, correct, misconception });
      fresh.set(question, entry);
    }
  }
  const cards = new Map<string, QuestionCard>();
  let [answers, answersRight, practiceRight, questions] = [0, 0, 0, 0];
  const rights = (list: readonly AnswerRecord[]) => list.filter(({ correct }) => correct).length;
  const practised = (list: readonly AnswerRecord[]) => list.filter(({ seed }) => seed !== null);
  for (const [question, { item, unitId, answers: added }] of fresh) {
    const others = known.chosen.get(question) ?? [];
    const [before, after] = [summedAnswers(others), summedAnswers([...others, ...added])];
    answers += after.length - before.length;
    answersRight += rights(after) - rights(before);
    practiceRight += rights(practised(after)) - rights(practised(before));
    const latest = known.latest.get(question) ?? [];
    questions += questionsIn([...others, ...latest, ...added]) - questionsIn([...others, ...latest]);
    const card = questionCard([...latest, ...added]);
    if (card !== null) cards.set(question, { ...card, item, unitId });
  }
  return { cards, answers, answersRight, practiceRight, questions };
};
