/** A question being written: its form fields, and their conversion. */

import type { OwnAsk, OwnField, OwnKind } from '@afrolearn/learning/own-lessons/asks.ts';
import { ownLimits } from '@afrolearn/learning/own-lessons/limits.ts';
import { askProblem } from '@afrolearn/learning/own-lessons/problems.ts';
import type { KeptQuestion } from '@afrolearn/learning/own-lessons/questions.ts';
import { readNumber } from '@afrolearn/learning/quizzes/numbers.ts';
import { uuid } from '#offline/uuid.ts';

export const kinds = [
  'single',
  'several',
  'number',
  'text',
  'gap',
  'order',
  'match',
  'fraction',
  'time',
  'structured',
  'working',
] as const satisfies readonly OwnKind[];

export type PartDraft = {
  prompt: string;
  marks: number;
  kind: 'number' | 'text' | 'fraction' | 'time' | 'free';
  answer: string;
};

export type QuestionDraft = {
  key: string;
  id: string | null;
  kind: OwnKind;
  prompt: string;
  explanation: string;
  options: { text: string; right: boolean }[];
  /** The answer to a number, a fraction or a time. */
  answer: string;
  unit: string;
  /** One entry per line. */
  accepted: string;
  strict: boolean;
  steps: string;
  pairs: { left: string; right: string }[];
  /** The gap is in brackets: `Water [boils|bubbles] at 100.` */
  sentence: string;
  choices: string;
  parts: PartDraft[];
  lines: string;
};

export const newPart = (): PartDraft => ({ prompt: '', marks: 1, kind: 'number', answer: '' });

export const newQuestion = (): QuestionDraft => ({
  key: uuid(),
  id: null,
  kind: 'single',
  prompt: '',
  explanation: '',
  options: [
    { text: '', right: true },
    { text: '', right: false },
    { text: '', right: false },
  ],
  answer: '',
  unit: '',
  accepted: '',
  strict: false,
  steps: '',
  pairs: [
    { left: '', right: '' },
    { left: '', right: '' },
  ],
  sentence: '',
  choices: '',
  parts: [newPart()],
  lines: '',
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Splits a sentence with brackets into the text around its gaps and their accepted words. */
export const readGaps = (sentence: string) => {
  const pieces = sentence.split(/\[([^\]]*)\]/);
  return {
    text: pieces.filter((_, place) => place % 2 === 0),
    gaps: pieces
      .filter((_, place) => place % 2 === 1)
      .map((words) => ({
        accepted: words
          .split('|')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      })),
  };
};

type Gapped = {
  readonly text: readonly string[];
  readonly gaps: readonly { readonly accepted: readonly string[] }[];
};

export const writeGaps = ({ text, gaps }: Gapped): string =>
  text
    .map((piece, place) => {
      const gap = gaps[place];
      return gap === undefined ? piece : `${piece}[${gap.accepted.join('|')}]`;
    })
    .join('');

const numberIn = (text: string): number => readNumber(text)?.value ?? Number.NaN;

const fieldOf = (kind: OwnField['kind'], answer: string): OwnField => {
  switch (kind) {
    case 'number':
      return { kind, answer: numberIn(answer) };
    case 'text':
      return { kind, accepted: linesOf(answer.replace(/\|/g, '\n')), strictSpelling: false };
    default:
      return { kind, answer: answer.trim() };
  }
};

/** The `asks` of the question; undefined for a single choice. */
export const askOf = (draft: QuestionDraft): OwnAsk | undefined => {
  const { kind } = draft;
  switch (kind) {
    case 'single':
      return undefined;
    case 'several':
      return { kind, options: draft.options.filter(({ text }) => text.trim() !== '') };
    case 'number': {
      const unit = draft.unit.trim();
      return { kind, answer: numberIn(draft.answer), ...(unit === '' ? {} : { unit }) };
    }
    case 'text':
      return { kind, accepted: linesOf(draft.accepted), strictSpelling: draft.strict };
    case 'fraction':
    case 'time':
      return fieldOf(kind, draft.answer);
    case 'order':
      return { kind, steps: linesOf(draft.steps) };
    case 'match':
      return {
        kind,
        pairs: draft.pairs.filter(({ left, right }) => left.trim() !== '' || right.trim() !== ''),
      };
    case 'gap': {
      const choices = linesOf(draft.choices);
      return { kind, ...readGaps(draft.sentence), ...(choices.length === 0 ? {} : { choices }) };
    }
    case 'structured':
      return {
        kind,
        parts: draft.parts.map(({ prompt, marks, kind: field, answer }) => ({
          prompt: prompt.trim(),
          marks,
          field: field === 'free' ? { kind: field, guide: linesOf(answer) } : fieldOf(field, answer),
        })),
      };
    case 'working':
      return {
        kind,
        lines: linesOf(draft.lines).map((line) => {
          const gapped = readGaps(line);
          return { ...gapped, marks: gapped.gaps.length === 0 ? 0 : 1 };
        }),
      };
  }
};

/** The question as it is sent, which is also the player's form. */
export const sentQuestion = (draft: QuestionDraft) => {
  const asks = askOf(draft);
  const explanation = draft.explanation.trim();
  const why = explanation === '' ? {} : { explanation };
  if (asks !== undefined) return { prompt: draft.prompt, asks, ...why };
  const options = draft.options.map(({ text }) => text.trim()).filter((text) => text !== '');
  const answer = draft.options.find(({ right, text }) => right && text.trim() !== '')?.text.trim() ?? '';
  return { prompt: draft.prompt, options, answer, ...why };
};

export const keptOf = (draft: QuestionDraft): Omit<KeptQuestion, 'id'> => ({
  options: [],
  answer: '',
  ...sentQuestion(draft),
});

const answerOfField = (field: OwnField | { kind: 'free'; guide: readonly string[] }): string => {
  switch (field.kind) {
    case 'free':
      return field.guide.join('\n');
    case 'text':
      return field.accepted.join('|');
    default:
      return String(field.answer);
  }
};

const partOf = (asks: OwnAsk): Partial<QuestionDraft> => {
  switch (asks.kind) {
    case 'several':
      return { options: asks.options.map((option) => ({ ...option })) };
    case 'number':
      return { answer: String(asks.answer), unit: asks.unit ?? '' };
    case 'text':
      return { accepted: asks.accepted.join('\n'), strict: asks.strictSpelling };
    case 'fraction':
    case 'time':
      return { answer: asks.answer };
    case 'order':
      return { steps: asks.steps.join('\n') };
    case 'match':
      return { pairs: asks.pairs.map((pair) => ({ ...pair })) };
    case 'gap':
      return { sentence: writeGaps(asks), choices: (asks.choices ?? []).join('\n') };
    case 'structured':
      return {
        parts: asks.parts.map(({ prompt, marks, field }) => ({
          prompt,
          marks,
          kind: field.kind,
          answer: answerOfField(field),
        })),
      };
    case 'working':
      return { lines: asks.lines.map(writeGaps).join('\n') };
  }
};

type Kept = {
  readonly id?: string | undefined;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answer: string | null;
  readonly explanation?: string | undefined;
  readonly asks?: OwnAsk | undefined;
};

/** The form fields of a stored question. */
export const draftOf = ({ id, prompt, options, answer, explanation, asks }: Kept): QuestionDraft => ({
  ...newQuestion(),
  id: id ?? null,
  prompt,
  explanation: explanation ?? '',
  kind: asks?.kind ?? 'single',
  ...(asks === undefined
    ? { options: options.map((text) => ({ text, right: text === answer })) }
    : partOf(asks)),
});

/** The problem as a message key. The server's rules, so that they work offline, too. */
export const questionProblem = (draft: QuestionDraft): string | null => {
  if (draft.prompt.trim() === '') return 'question/missing';
  const asks = askOf(draft);
  if (asks !== undefined) return askProblem(asks)?.key ?? null;
  const { options, answer } = keptOf(draft);
  const { fewest, most } = ownLimits.options;
  if (options.length < fewest || options.length > most) return 'options/count';
  if (new Set(options).size < options.length) return 'options/same';
  return answer === '' ? 'answer/missing' : null;
};
