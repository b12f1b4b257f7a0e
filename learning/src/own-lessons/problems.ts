/** What may be wrong with a question that a teacher writes: said in the editor and by the server alike. */
import type { Fault } from '#languages/fault.ts';
import { ownLimits } from '#own-lessons/limits.ts';
import { type OwnAsk, type OwnField, type OwnGap, questionOf } from '#own-lessons/questions.ts';
import { readFraction } from '#quizzes/fractions.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import { readTime } from '#quizzes/times.ts';

export type AskFault =
  | 'asks/several'
  | 'asks/number'
  | 'asks/words'
  | 'asks/fraction'
  | 'asks/time'
  | 'asks/lines'
  | 'asks/gap'
  | 'asks/parts'
  | 'asks/never-right';
type Found = Fault<AskFault | 'option/missing' | 'text/too-many-letters'> | null;

export const askLimits = { lines: 8, accepted: 12, gaps: 12, parts: 8, marks: 10 } as const;

const differ = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.trim().toLowerCase())).size === texts.length;

/** The first of these lines that may not stand. */
const linesProblem = (texts: readonly string[]): Found => {
  const most = ownLimits.option;
  if (texts.some((text) => text.trim() === '')) return { key: 'option/missing' };
  return texts.some((text) => [...text].length > most)
    ? { key: 'text/too-many-letters', values: { most } }
    : null;
};

const acceptedProblem = (accepted: readonly string[]): Found => {
  if (accepted.length === 0 || accepted.length > askLimits.accepted) return { key: 'asks/words' };
  return linesProblem(accepted);
};

const fieldProblem = (field: OwnField): Found => {
  switch (field.kind) {
    case 'number': {
      if (!Number.isFinite(field.answer) || (field.tolerance ?? 0) < 0) return { key: 'asks/number' };
      return field.unit === undefined ? null : linesProblem([field.unit]);
    }
    case 'text':
      return acceptedProblem(field.accepted);
    case 'fraction':
      return readFraction(field.answer) === undefined ? { key: 'asks/fraction' } : null;
    case 'time':
      return readTime(field.answer) === undefined ? { key: 'asks/time' } : null;
  }
};

type Gapped = { readonly text: readonly string[]; readonly gaps: readonly OwnGap[] };

const gapsProblem = ({ text, gaps }: Gapped): Found => {
  if (text.length !== gaps.length + 1 || gaps.length > askLimits.gaps) return { key: 'asks/gap' };
  return (
    gaps.map(({ accepted }) => acceptedProblem(accepted)).find((found) => found !== null) ??
    linesProblem(text.filter((piece) => piece.trim() !== ''))
  );
};

const isMany = (n: number, fewest = 2): boolean => n >= fewest && n <= askLimits.lines;

const partsProblem = ({ parts }: Extract<OwnAsk, { kind: 'structured' }>): Found => {
  if (parts.length < 1 || parts.length > askLimits.parts) return { key: 'asks/parts' };
  for (const { prompt, field } of parts) {
    const words = field.kind === 'free' ? [prompt, ...field.guide] : [prompt];
    const found = linesProblem(words) ?? (field.kind === 'free' ? null : fieldProblem(field));
    if (found !== null) return found;
  }
  return parts.some(({ field }) => field.kind !== 'free') ? null : { key: 'asks/parts' };
};

/** What is wrong with what is asked; null when a learner can answer it and be marked. */
const shapeProblem = (asks: OwnAsk): Found => {
  switch (asks.kind) {
    case 'several': {
      const rights = asks.options.filter(({ right }) => right).length;
      const texts = asks.options.map(({ text }) => text);
      if (!isMany(texts.length, 3) || rights < 2 || rights === texts.length || !differ(texts))
        return { key: 'asks/several' };
      return linesProblem(texts);
    }
    case 'order':
      return isMany(asks.steps.length) && differ(asks.steps)
        ? linesProblem(asks.steps)
        : { key: 'asks/lines' };
    case 'match': {
      const lefts = asks.pairs.map(({ left }) => left);
      const rights = asks.pairs.map(({ right }) => right);
      if (!isMany(lefts.length) || !differ(lefts) || !differ(rights)) return { key: 'asks/lines' };
      return linesProblem([...lefts, ...rights]);
    }
    case 'gap': {
      if (asks.gaps.length === 0) return { key: 'asks/gap' };
      return gapsProblem(asks) ?? (asks.choices === undefined ? null : linesProblem(asks.choices));
    }
    case 'structured':
      return partsProblem(asks);
    case 'working': {
      if (asks.lines.length > askLimits.parts || asks.lines.every(({ gaps }) => gaps.length === 0))
        return { key: 'asks/gap' };
      return asks.lines.map(gapsProblem).find((found) => found !== null) ?? null;
    }
    default:
      return fieldProblem(asks);
  }
};

/** The rule of our own checker too: the answer that we would show as right must be marked right. */
export const askProblem = (asks: OwnAsk): Found => {
  const found = shapeProblem(asks);
  if (found !== null) return found;
  const question = questionOf('t1', { id: 'q1', prompt: '', options: [], answer: '', asks });
  return gradeQuestion(question, rightAnswer(question)).correct ? null : { key: 'asks/never-right' };
};

const textsOfField = (field: OwnField | { readonly kind: 'free'; readonly guide: readonly string[] }) => {
  if (field.kind === 'text') return field.accepted;
  if (field.kind === 'free') return field.guide;
  return field.kind === 'number' ? [field.unit ?? ''] : [field.answer];
};
const textsOfGaps = ({ text, gaps }: Gapped) => [...text, ...gaps.flatMap(({ accepted }) => accepted)];

/** All that a teacher wrote into it, for who looks whether it may stand before children. */
export const textsIn = (asks: OwnAsk): readonly string[] => {
  switch (asks.kind) {
    case 'several':
      return asks.options.map(({ text }) => text);
    case 'order':
      return asks.steps;
    case 'match':
      return asks.pairs.flatMap(({ left, right }) => [left, right]);
    case 'gap':
      return [...textsOfGaps(asks), ...(asks.choices ?? [])];
    case 'structured':
      return asks.parts.flatMap(({ prompt, field }) => [prompt, ...textsOfField(field)]);
    case 'working':
      return asks.lines.flatMap(textsOfGaps);
    default:
      return textsOfField(asks);
  }
};
