/** A quiz of four questions with retries, and the account at the server, for days at random. */
import type { EventPayloads } from '@afrolearn/learning/events/events.ts';
import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { questionAsked, retryPaper } from '@afrolearn/learning/quizzes/paper.ts';
import type { Question, SingleQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { singleQuestion } from '#testing/lessons.ts';
import { type Drawn, isDrawn, type QuizState, withPaper } from '../quiz-state.ts';

const about = (id: string, n: number): SingleQuestion => ({
  ...singleQuestion(id, `Question ${id}?`),
  lesson: 1,
  objective: n,
});
export const quizQuestions = [1, 2, 3, 4].map((n) => about(`u7-q1-${n}`, n));
/* Retries ask these two in place of the first two; another option of them is right. */
const others = [1, 2].map((n): Question => {
  const { options, ...rest } = about(`u7-l1-c${n}`, n);
  return { ...rest, options: [...options].reverse().map((one, at) => ({ ...one, right: at === 0 })) };
});
const sources = { lesson: () => others, exercise: () => null };

const paperFor = (attempt: string): Drawn => {
  const slots = retryPaper(quizQuestions, { unitId: 7, attempt }, sources);
  const fresh = slots.filter(({ slot, asked }) => slot.id !== asked);
  const questions = Object.fromEntries(fresh.map(({ slot, question }) => [slot.id, question]));
  return {
    asked: slots.map(({ slot, asked }) => [slot.id, asked] as const),
    paper: { attempt, questions, figures: {}, misconceptions: [] },
  };
};
export const withQuestions = (state: QuizState): QuizState =>
  isDrawn(state) ? state : withPaper(state, paperFor(state.attempt));

/** Grades like the account: by the questions named in the end event. */
export const passes = ({ attempt, answers }: End): boolean => {
  const given = new Map(answers.map((one) => [one.question, one]));
  const asked = quizQuestions.map((slot) =>
    questionAsked(slot, given.get(slot.id)?.asked ?? slot.id, { unitId: 7, attempt }, sources),
  );
  return gradeQuiz(
    asked.map((question, at) => question ?? (quizQuestions[at] as Question)),
    quizQuestions.map(({ id }, at) => (asked[at] === null ? null : given.get(id)?.answer)),
  ).passed;
};

export type End = Omit<EventPayloads['quiz.finished'], 'item'>;

/**
 * The account on the server: an event counts once, the first pass earns seeds, an ended attempt has no
 * position.
 */
export const openAccount = (forgetsEnded: boolean) => {
  const ends = new Map<string, End>();
  let [seeds, place] = [0, null as string | null];
  return {
    ends,
    seeds: () => seeds,
    place: () => place,
    receive: (id: string, end: End): number => {
      if (ends.has(id)) return 0;
      const earns = passes(end) && ![...ends.values()].some(passes);
      ends.set(id, end);
      if (forgetsEnded && place?.includes(end.attempt)) place = null;
      if (earns) seeds += 25;
      return earns ? 25 : 0;
    },
    put: (sent: QuizState | null) => {
      if (sent === null) place = null;
      else if (!forgetsEnded || !(ends.has(sent.run) || ends.has(sent.attempt)))
        place = JSON.stringify({ ...sent, paper: undefined });
    },
  };
};
