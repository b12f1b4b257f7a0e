import { inDisorder } from '#quizzes/kinds/hidden.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { letters, mixed } from '#quizzes/kinds/on-paper.ts';
import { longest } from '#quizzes/kinds/room.ts';
import { backwards, namedIn } from '#quizzes/kinds/wrong-words.ts';
import type { OrderQuestion } from '#quizzes/questions.ts';

export const order: Desk<OrderQuestion> = {
  likelyMistake: ({ steps }) => backwards(steps),
  misconceptions: (question) => namedIn([question]),
  room: ({ steps }) => ({ letters: longest(steps), entries: steps.length }),
  withoutAnswer: (question) => ({ ...question, steps: inDisorder(question.steps) }),
  marks: () => 2,
  onPaper(question, draw) {
    const { prompt, steps } = question;
    const lines = mixed(question, steps, draw).map((place, at) => `${letters[at]}. ${steps[place]}`);
    return { text: [prompt, ...lines].join('\n'), lines: 1 };
  },
  paperAnswer(question, draw) {
    const places = mixed(question, question.steps, draw);
    return question.steps.map((_, step) => letters[places.indexOf(step)]).join(', ');
  },
};
