import { inDisorder } from '#quizzes/kinds/hidden.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { gapMark, lettered, letters, mixed } from '#quizzes/kinds/on-paper.ts';
import { longest } from '#quizzes/kinds/room.ts';
import { backwards, namedIn } from '#quizzes/kinds/wrong-words.ts';
import type { MatchQuestion } from '#quizzes/questions.ts';

const rightsOf = ({ pairs }: MatchQuestion): readonly string[] => pairs.map(({ right }) => right);

/** The choices on the right, without duplicates. */
const partners = (question: MatchQuestion, draw: number): readonly string[] => [
  ...new Set(mixed(question, question.pairs, draw).map((place) => question.pairs[place]?.right ?? '')),
];

export const match: Desk<MatchQuestion> = {
  likelyMistake: ({ pairs }) => backwards(pairs),
  misconceptions: (question) => namedIn([question]),
  room: (question) => ({ letters: longest(rightsOf(question)), entries: question.pairs.length }),
  withoutAnswer(question) {
    const rights = inDisorder(rightsOf(question));
    return {
      ...question,
      pairs: question.pairs.map(({ left }, place) => ({ left, right: rights[place] ?? '' })),
    };
  },
  marks: () => 2,
  onPaper(question, draw) {
    const rows = question.pairs.map(({ left }) => `${left}: ${gapMark}`);
    return { text: [question.prompt, ...rows, ...lettered(partners(question, draw))].join('\n') };
  },
  paperAnswer(question, draw) {
    const rights = partners(question, draw);
    return question.pairs
      .map(({ left, right }) => `${left}: ${letters[rights.indexOf(right)]} (${right})`)
      .join('; ');
  },
};
