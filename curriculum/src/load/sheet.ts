// Generates a printable page from a lesson's questions where its author wrote none.
import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import type { Block, Line } from '@afrolearn/learning/lessons/text.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { markingOf } from '@afrolearn/learning/quizzes/kinds/marking.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';

const line = (text: string): Line => [{ text }];
const rule = '____________';

const bullets = (texts: readonly string[]): readonly Block[] =>
  texts.length === 0 ? [] : [{ kind: 'bullets', items: texts.map(line) }];

const withRules = (text: readonly string[]): string => text.join(rule);

/** A fixed mixed order: it must not reveal the answer, and every print is the same. */
const mixed = (texts: readonly string[]): readonly string[] => texts.toSorted();

const askedOf = (question: Question): readonly Block[] => {
  switch (question.kind) {
    case 'single':
    case 'several':
      return bullets(question.options.map(({ text }) => `☐ ${text}`));
    case 'order':
      return bullets(mixed(question.steps).map((step) => `____ ${step}`));
    case 'match':
      return [
        ...bullets(question.pairs.map(({ left }) => `${left} – ${rule}`)),
        { kind: 'paragraph', line: line(mixed(question.pairs.map(({ right }) => right)).join(' · ')) },
      ];
    case 'gap':
      return [{ kind: 'paragraph', line: line(withRules(question.text)) }];
    case 'structured':
      return bullets(
        question.parts.map(
          ({ prompt, marks }, at) => `(${String.fromCharCode(97 + at)}) ${prompt} (${marks}) ${rule}`,
        ),
      );
    case 'working':
      return bullets(question.lines.map(({ text }) => withRules(text)));
    default:
      return [{ kind: 'paragraph', line: line(rule) }];
  }
};

const answerOf = (question: Question): string => {
  switch (question.kind) {
    case 'order':
      return question.steps.map((step, at) => `${at + 1}. ${step}`).join('; ');
    case 'match':
      return question.pairs.map(({ left, right }) => `${left} – ${right}`).join('; ');
    default: {
      const answer = markingOf(question).rightTexts?.(question) ?? rightAnswer(question);
      const words = Array.isArray(answer) ? answer.join('; ') : String(answer);
      return 'unit' in question && question.unit !== undefined ? `${words} ${question.unit}` : words;
    }
  }
};

export const sheetOf = (scenes: readonly Scene[], quickCheck: readonly Question[]): readonly Block[] => {
  const questions = [
    ...scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : [])),
    ...quickCheck,
  ].filter(({ figure }) => figure === undefined);
  return [
    { kind: 'heading', line: line('Questions') },
    ...questions.flatMap((question, at): readonly Block[] => [
      { kind: 'paragraph', line: [{ text: `${at + 1}. ${question.prompt}`, strong: true }] },
      ...askedOf(question),
    ]),
    { kind: 'heading', line: line('Answers') },
    { kind: 'numbers', items: questions.map((question) => line(answerOf(question))) },
  ];
};
