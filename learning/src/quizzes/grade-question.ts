import { gradeFraction } from '#quizzes/fractions.ts';
import { isUnit, readNumber } from '#quizzes/numbers.ts';
import type {
  Answer,
  Field,
  GapQuestion,
  MatchQuestion,
  OrderQuestion,
  Question,
  SeveralQuestion,
  SingleQuestion,
} from '#quizzes/questions.ts';
import { isSpellingOf, plainWords } from '#quizzes/spelling.ts';
import { gradeTime } from '#quizzes/times.ts';

/** `correct` exactly when `score` is 1; `misconception` names the mistake that explains a wrong answer. */
export type Result = { readonly correct: boolean; readonly score: number; readonly misconception?: string };

const right: Result = { correct: true, score: 1 };

const wrong = (misconception?: string, score = 0): Result => ({
  correct: false,
  score,
  ...(misconception === undefined ? {} : { misconception }),
});

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

/** A learner's `0.3` must equal a computed `0.1 + 0.2`. */
const isNear = (given: number, meant: number, tolerance: number): boolean =>
  Math.abs(given - meant) <= tolerance + Math.max(1, Math.abs(meant)) * 1e-9;

const gradeNumber = (
  { answer: meant, tolerance = 0, unit, mistakes }: Extract<Field, { kind: 'number' }>,
  answer: Answer,
): Result => {
  const typed = typeof answer === 'number' ? { value: answer, unit: '' } : readNumber(String(answer ?? ''));
  if (typed === undefined || !Number.isFinite(typed.value)) return wrong();
  if (isNear(typed.value, meant, tolerance)) {
    return isUnit(typed.unit, unit ?? '') ? right : wrong('wrong-unit');
  }
  return wrong(mistakes.find(({ value }) => isNear(typed.value, value, 0))?.misconception);
};

type Words = Pick<Extract<Field, { kind: 'text' }>, 'accepted' | 'mistakes'>;

/** A named mistake is looked for before spelling is forgiven: `effect` is not a slip for `affect`. */
const gradeWords = ({ accepted, mistakes }: Words, typed: string, strict: boolean): Result => {
  if (strict) {
    const exact = typed.trim().replace(/\s+/gu, ' ');
    if (accepted.includes(exact)) return right;
    return wrong(mistakes.find(({ text }) => text === exact)?.misconception);
  }
  const given = plainWords(typed);
  const forms = accepted.map(plainWords);
  if (given === '') return wrong();
  if (forms.includes(given)) return right;
  const mistake = mistakes.find(({ text }) => plainWords(text) === given);
  if (mistake) return wrong(mistake.misconception);
  return forms.some((form) => isSpellingOf(given, form)) ? right : wrong();
};

/** What was typed into one field. */
const gradeField = (field: Field, answer: Answer): Result => {
  if (field.kind === 'number') return gradeNumber(field, answer);
  if (typeof answer !== 'string' && typeof answer !== 'number') return wrong();
  const typed = String(answer);
  if (field.kind === 'text') return gradeWords(field, typed, field.strictSpelling);
  const { score, misconception } =
    field.kind === 'fraction' ? gradeFraction(field, typed) : gradeTime(field, typed);
  return score === 1 ? right : wrong(misconception, score);
};

/** Shares of places that are right; a place given twice is no arrangement and earns nothing. */
const gradePlaces = (texts: readonly string[], answer: Answer, misconception?: string): Result => {
  if (!Array.isArray(answer) || answer.length !== texts.length) return wrong();
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
  if (hits === gaps.length) return right;
  return wrong(results.find(({ misconception }) => misconception)?.misconception, hits / gaps.length);
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
      return gradeField(question, answer);
    case 'order':
      return gradeOrder(question, answer);
    case 'match':
      return gradeMatch(question, answer);
    case 'gap':
      return gradeGap(question, answer);
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
  }
};
