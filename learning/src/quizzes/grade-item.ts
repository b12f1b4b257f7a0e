import type {
  Answer,
  GapItem,
  Item,
  MatchItem,
  NumberItem,
  OrderItem,
  SeveralItem,
  SingleItem,
  TextItem,
} from '#quizzes/items.ts';
import { isUnit, readNumber } from '#quizzes/numbers.ts';
import { isSpellingOf, plainWords } from '#quizzes/spelling.ts';

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

const gradeSingle = ({ options }: SingleItem, answer: Answer): Result => {
  if (!isPlace(answer, options.length)) return wrong();
  const chosen = options[answer];
  return chosen?.right ? right : wrong(chosen?.misconception);
};

/** Every right choice earns its share and every wrong one costs a share, so that ticking all earns nothing. */
const gradeSeveral = ({ options }: SeveralItem, answer: Answer): Result => {
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
  { answer: meant, tolerance = 0, unit, mistakes }: NumberItem,
  answer: Answer,
): Result => {
  const typed = typeof answer === 'number' ? { value: answer, unit: '' } : readNumber(String(answer ?? ''));
  if (typed === undefined || !Number.isFinite(typed.value)) return wrong();
  if (isNear(typed.value, meant, tolerance)) {
    return isUnit(typed.unit, unit ?? '') ? right : wrong('wrong-unit');
  }
  return wrong(mistakes.find(({ value }) => isNear(typed.value, value, 0))?.misconception);
};

type Words = Pick<TextItem, 'accepted' | 'mistakes'>;

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

const gradeText = (item: TextItem, answer: Answer): Result =>
  typeof answer === 'string' || typeof answer === 'number'
    ? gradeWords(item, String(answer), item.strictSpelling)
    : wrong();

/** Shares of places that are right; a place given twice is no arrangement and earns nothing. */
const gradePlaces = (texts: readonly string[], answer: Answer, misconception?: string): Result => {
  if (!Array.isArray(answer) || answer.length !== texts.length) return wrong();
  if (new Set(answer).size !== texts.length || !answer.every((place) => isPlace(place, texts.length))) {
    return wrong();
  }
  const hits = answer.filter((place, index) => texts[place] === texts[index]).length;
  return hits === texts.length ? right : wrong(misconception, hits / texts.length);
};

const gradeOrder = (item: OrderItem, answer: Answer): Result =>
  gradePlaces(item.steps, answer, item.misconception);

const gradeMatch = ({ pairs, misconception }: MatchItem, answer: Answer): Result =>
  gradePlaces(
    pairs.map((pair) => pair.right),
    answer,
    misconception,
  );

const gradeGap = ({ gaps, strictSpelling }: GapItem, answer: Answer): Result => {
  if (!Array.isArray(answer)) return wrong();
  const results = gaps.map((gap, index) => gradeWords(gap, String(answer[index] ?? ''), strictSpelling));
  const hits = results.filter(({ correct }) => correct).length;
  if (hits === gaps.length) return right;
  return wrong(results.find(({ misconception }) => misconception)?.misconception, hits / gaps.length);
};

/** Grades a raw answer, whatever it is: an answer that does not fit the item is wrong, never an error. */
export const gradeItem = (item: Item, answer: Answer): Result => {
  switch (item.kind) {
    case 'single':
      return gradeSingle(item, answer);
    case 'several':
      return gradeSeveral(item, answer);
    case 'number':
      return gradeNumber(item, answer);
    case 'text':
      return gradeText(item, answer);
    case 'order':
      return gradeOrder(item, answer);
    case 'match':
      return gradeMatch(item, answer);
    case 'gap':
      return gradeGap(item, answer);
  }
};

/** The answer that earns everything: what the page shows when it explains. */
export const rightAnswer = (item: Item): Answer => {
  switch (item.kind) {
    case 'single':
      return item.options.findIndex((option) => option.right);
    case 'several':
      return item.options.flatMap((option, place) => (option.right ? [place] : []));
    case 'number':
      return item.answer;
    case 'text':
      return item.accepted[0] ?? null;
    case 'order':
      return item.steps.map((_, place) => place);
    case 'match':
      return item.pairs.map((_, place) => place);
    case 'gap':
      return item.gaps.map(({ accepted }) => accepted[0] ?? '');
  }
};
