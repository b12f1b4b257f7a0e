import { emptyGap, inDisorder } from '#quizzes/kinds/hidden.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { gapMark } from '#quizzes/kinds/on-paper.ts';
import { largest, lettersOfGap } from '#quizzes/kinds/room.ts';
import { namedIn, quoted, wrongWord } from '#quizzes/kinds/wrong-words.ts';
import type { GapQuestion } from '#quizzes/questions.ts';

export const gap: Desk<GapQuestion> = {
  /** The whole sentence. */
  saidText: ({ text }, answer) =>
    text.map((piece, at) => (at === 0 ? piece : `[${answer[at - 1] ?? ''}]${piece}`)).join(''),
  likelyMistake: ({ gaps, choices }) => gaps.map((one) => wrongWord(one, choices)),
  misconceptions: ({ gaps }) => gaps.flatMap(({ mistakes }) => namedIn(mistakes)),
  quote: ({ gaps }, id) =>
    quoted(
      gaps.flatMap(({ mistakes }) => mistakes),
      id,
    ),
  room: ({ gaps }) => largest(gaps.map(lettersOfGap)),
  withoutAnswer: (question) => ({
    ...question,
    gaps: question.gaps.map(() => emptyGap),
    ...(question.choices === undefined ? {} : { choices: inDisorder(question.choices) }),
  }),
  marks: () => 2,
  onPaper({ prompt, text, choices }) {
    const box = choices === undefined ? [] : [`(${choices.join(', ')})`];
    return { text: [prompt, text.join(gapMark), ...box].join('\n') };
  },
  paperAnswer: ({ gaps }) => gaps.map(({ accepted }) => accepted[0]).join('; '),
};
