/**
 * The evidence of a completed tool: raw facts of one use, and no score. It is judged here, by the rule of the tool.
 * Evidence can be made up, but not faster than by real use: `least-time.ts` spends the time that it claims.
 */
import type { Answer } from '#quizzes/questions.ts';

export type ToolAnswer = { readonly question: string; readonly answer: Answer };

/** How many pieces there were, and how many of them differed from each other. */
export type Pieces = { readonly count: number; readonly different: number };

export type ToolEvidence = {
  /** Made on the device when the use began. One use earns once, whoever sends it. */
  readonly run: string;
  /** How long the tool was in use, in milliseconds. Time on a hidden page is not counted. */
  readonly ms: number;
  readonly answers?: readonly ToolAnswer[];
  readonly words?: Pieces;
  readonly moves?: Pieces;
  /** Pen strokes, and the points of all of them. */
  readonly strokes?: { readonly count: number; readonly points: number };
};

/** The least that a tool must show. `isAnswer` tells an answer to one of its own questions from any other. */
export type ProofRule<Content = unknown> =
  | {
      readonly by: 'answers';
      readonly least: number;
      readonly isAnswer: (answer: ToolAnswer, content: Content) => boolean;
    }
  | { readonly by: 'words' | 'moves' | 'strokes' | 'minutes'; readonly least: number };

/* Faster than any child: a second to read and answer, and hands that never rest. */
const leastMs = { answer: 1_000, word: 400, move: 400, stroke: 250 } as const;

/** The least time in which this evidence can come about. */
export const leastTimeOfUse = ({ answers = [], words, moves, strokes }: ToolEvidence): number =>
  answers.length * leastMs.answer +
  (words?.count ?? 0) * leastMs.word +
  (moves?.count ?? 0) * leastMs.move +
  (strokes?.count ?? 0) * leastMs.stroke;

/* A text of one word, or one move again and again, is no work. */
const isVaried = ({ count, different }: Pieces): boolean => different <= count && different * 4 >= count;

const isEnough = ({ count, different }: Pieces, least: number): boolean =>
  count >= least && different * 2 >= least && isVaried({ count, different });

const minute = 60_000;

const shows = <Content>(rule: ProofRule<Content>, evidence: ToolEvidence, content: Content): boolean => {
  const { answers = [], words, moves, strokes, ms } = evidence;
  switch (rule.by) {
    case 'answers': {
      const own = answers.filter((answer) => rule.isAnswer(answer, content));
      return new Set(own.map(({ question }) => question)).size >= rule.least;
    }
    case 'words':
      return words !== undefined && isEnough(words, rule.least);
    case 'moves':
      return moves !== undefined && isEnough(moves, rule.least);
    case 'strokes':
      return strokes !== undefined && strokes.count >= rule.least && strokes.points >= strokes.count * 2;
    case 'minutes':
      return ms >= rule.least * minute;
  }
};

/** Whether the evidence shows that the tool was used to its end, in a time that a child may need. */
export const isProof = <Content>(
  rule: ProofRule<Content>,
  evidence: ToolEvidence,
  content: Content,
): boolean => evidence.ms >= leastTimeOfUse(evidence) && shows(rule, evidence, content);
