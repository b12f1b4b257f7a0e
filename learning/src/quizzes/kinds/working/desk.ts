import { emptyGap } from '#quizzes/kinds/hidden.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { gapMark } from '#quizzes/kinds/on-paper.ts';
import { largest, lettersOfGap } from '#quizzes/kinds/room.ts';
import { namedIn, wrongWord } from '#quizzes/kinds/wrong-words.ts';
import type { Gap, WorkingQuestion } from '#quizzes/questions.ts';

const gapsOf = ({ lines }: WorkingQuestion): readonly Gap[] => lines.flatMap(({ gaps }) => gaps);

export const working: Desk<WorkingQuestion> = {
  likelyMistake: (question) => gapsOf(question).map((gap) => wrongWord(gap)),
  misconceptions: (question) => gapsOf(question).flatMap(({ mistakes }) => namedIn(mistakes)),
  room: (question) => largest(gapsOf(question).map(lettersOfGap)),
  withoutAnswer: (question) => ({
    ...question,
    lines: question.lines.map((line) => ({ ...line, gaps: line.gaps.map(() => emptyGap) })),
  }),
  marks: ({ lines }) => lines.reduce((sum, { marks }) => sum + marks, 0),
  onPaper: ({ prompt, lines }) => ({
    text: [prompt, lines.map(({ text }) => text.join(gapMark)).join('\n')].join('\n'),
  }),
  paperAnswer: (question) =>
    gapsOf(question)
      .map(({ accepted }) => accepted[0])
      .join('; '),
};
