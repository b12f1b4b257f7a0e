/** Validation of the lines and gaps that a teacher writes, for every kind of question. */
import type { Fault } from '#languages/fault.ts';
import type { OwnGap } from '#own-lessons/asks.ts';
import { ownLimits } from '#own-lessons/limits.ts';
import type { Gap } from '#quizzes/questions.ts';

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
export type Found = Fault<AskFault | 'option/missing' | 'text/too-many-letters'> | null;

export const askLimits = { lines: 8, accepted: 12, gaps: 12, parts: 8, marks: 10 } as const;

export const differ = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.trim().toLowerCase())).size === texts.length;

/** The first problem of these lines: an empty one, or one that is too long. */
export const linesProblem = (texts: readonly string[]): Found => {
  const most = ownLimits.option;
  if (texts.some((text) => text.trim() === '')) return { key: 'option/missing' };
  return texts.some((text) => [...text].length > most)
    ? { key: 'text/too-many-letters', values: { most } }
    : null;
};

export const acceptedProblem = (accepted: readonly string[]): Found => {
  if (accepted.length === 0 || accepted.length > askLimits.accepted) return { key: 'asks/words' };
  return linesProblem(accepted);
};

export type Gapped = { readonly text: readonly string[]; readonly gaps: readonly OwnGap[] };

export const gapsProblem = ({ text, gaps }: Gapped): Found => {
  if (text.length !== gaps.length + 1 || gaps.length > askLimits.gaps) return { key: 'asks/gap' };
  return (
    gaps.map(({ accepted }) => acceptedProblem(accepted)).find((found) => found !== null) ??
    linesProblem(text.filter((piece) => piece.trim() !== ''))
  );
};

export const isMany = (n: number, fewest = 2): boolean => n >= fewest && n <= askLimits.lines;

export const textsOfGaps = ({ text, gaps }: Gapped): readonly string[] => [
  ...text,
  ...gaps.flatMap(({ accepted }) => accepted),
];

export const gapOf = ({ accepted }: OwnGap): Gap => ({ accepted, mistakes: [] });
