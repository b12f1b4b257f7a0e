import { gradeField, gradeWords, type Result, right, withSpelling, wrong } from '#quizzes/grade-field.ts';
import { gradeInParts, rightParts } from '#quizzes/parts.ts';
import type {
  Answer,
  GapQuestion,
  MatchQuestion,
  OrderQuestion,
  Question,
  SeveralQuestion,
  SingleQuestion,
} from '#quizzes/questions.ts';

export type { Result };

const isPlace = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

const gradeSingle = ({ options }: SingleQuestion, answer: Answer): Result => {
  if (!isPlace(answer, options.length)) return wrong();
  const chosen = options[answer];
  return chosen?.right ? right : wrong(chosen?.misconception);
};

/** Every right choice earns its share and every wrong one costs a share, so that ticking all earns nothing. */
const gradeSeveral = ({ options }: SeveralQuestion, answer: Answer): Result => {
  if (!Array.isArray(answer)) return wrong();
  const chosen = new Set(answer.filter((place) => isPlace(place, options.length)));
  const rights = options.filter((option) => option.right).length;
  const hits = options.filter((option, place) => option.right && chosen.has(place)).length;
  const misses = options.filter((option, place) => !option.right && chosen.has(place));
  if (hits === rights && misses.length === 0) return right;
  return wrong(misses[0]?.misconception, Math.max(0, (hits - misses.length) / rights));
};

/** The same by the texts themselves: where a device does not know the answer, its places are others than ours. */
const gradeTexts = (texts: readonly string[], answer: readonly unknown[], misconception?: string): Result => {
  if (new Set(answer).size !== texts.length) return wrong();
  const hits = answer.filter((text, index) => text === texts[index]).length;
  return hits === texts.length ? right : wrong(misconception, hits / texts.length);
};

/** Shares of places that are right; a place given twice is no arrangement and earns nothing. */
const gradePlaces = (texts: readonly string[], answer: Answer, misconception?: string): Result => {
  if (!Array.isArray(answer) || answer.length !== texts.length) return wrong();
  if (typeof answer[0] === 'string') return gradeTexts(texts, answer, misconception);
  if (new Set(answer).size !== texts.length || !answer.every((place) => isPlace(place, texts.length))) {
    return wrong();
  }
  const hits = answer.filter((place, index) => texts[place] === texts[index]).length;
  return hits === texts.length ? right : wrong(misconception, hits / texts.length);
};

const gradeOrder = (question: OrderQuestion, answer: Answer): Result =>
  gradePlaces(question.steps, answer, question.misconception);

const gradeMatch = ({ pairs, misconception }: MatchQuestion, answer: Answer): Result =>
  gradePlaces(
    pairs.map((pair) => pair.right),
    answer,
    misconception,
  );

const gradeGap = ({ gaps, strictSpelling }: GapQuestion, answer: Answer): Result => {
  if (!Array.isArray(answer)) return wrong();
  const results = gaps.map((gap, index) => gradeWords(gap, String(answer[index] ?? ''), strictSpelling));
  const hits = results.filter(({ correct }) => correct).length;
  if (hits === gaps.length) return withSpelling(right, results);
  const named = results.find(({ misconception }) => misconception)?.misconception;
  return withSpelling(wrong(named, hits / gaps.length), results);
};

/** Grades a raw answer, whatever it is: an answer that does not fit the question is wrong, never an error. */
export const gradeQuestion = (question: Question, answer: Answer): Result => {
  switch (question.kind) {
    case 'single':
      return gradeSingle(question, answer);
    case 'several':
      return gradeSeveral(question, answer);
    case 'number':
    case 'text':
    case 'fraction':
    case 'time':
      return gradeField(question, answer, question.prompt);
    case 'order':
      return gradeOrder(question, answer);
    case 'match':
      return gradeMatch(question, answer);
    case 'gap':
      return gradeGap(question, answer);
    case 'structured':
    case 'working':
      return gradeInParts(question, answer);
  }
};

/** The answer that earns everything: what the page shows when it explains. */
export const rightAnswer = (question: Question): Answer => {
  switch (question.kind) {
    case 'single':
      return question.options.findIndex((option) => option.right);
    case 'several':
      return question.options.flatMap((option, place) => (option.right ? [place] : []));
    case 'number':
    case 'fraction':
    case 'time':
      return question.answer;
    case 'text':
      return question.accepted[0] ?? null;
    case 'order':
      return question.steps.map((_, place) => place);
    case 'match':
      return question.pairs.map((_, place) => place);
    case 'gap':
      return question.gaps.map(({ accepted }) => accepted[0] ?? '');
    case 'structured':
    case 'working':
      return rightParts(question);
  }
};
