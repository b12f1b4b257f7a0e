/** A question of a lesson as it stands on paper, and its answer as the teacher reads it. */
import type { PageQuestion } from '#assistant/page.ts';
import { randomOf } from '#practice/random.ts';
import { rightAnswer } from '#quizzes/grade-question.ts';
import type { Answer, MatchQuestion, Question, WorkingQuestion } from '#quizzes/questions.ts';

const letters = 'ABCDEFGHIJ';
const gapMark = '__________';

/** Paper shows no pictures of a lesson: a question that needs one is left to the screen. */
export const isOnPaper = (question: Question): boolean => {
  if (question.figure !== undefined || question.show !== undefined) return false;
  if (!('options' in question)) return true;
  return question.options.every(({ text, show }) => show === undefined && /[\p{L}\p{N}]/u.test(text));
};

/** A question in parts has the marks of its parts; another one those its author gave it, or one. */
export const marksOfQuestion = (question: Question): number => {
  if (question.kind === 'structured') return question.parts.reduce((sum, { marks }) => sum + marks, 0);
  if (question.kind === 'working') return question.lines.reduce((sum, { marks }) => sum + marks, 0);
  if (question.marks !== undefined) return question.marks;
  if (question.kind === 'match' || question.kind === 'order' || question.kind === 'gap') return 2;
  return 1;
};

const mixed = <T>(question: Question, list: readonly T[], draw: number): readonly number[] => {
  const places = list.map((_, place) => place);
  const random = randomOf(question.id, draw);
  const order = random.shuffle(places);
  // The right order is no riddle: it is turned by one place.
  return order.every((place, at) => place === at) ? [...order.slice(1), ...order.slice(0, 1)] : order;
};

/** What can be chosen on the right, each once. */
const partners = (question: MatchQuestion, draw: number): readonly string[] => [
  ...new Set(mixed(question, question.pairs, draw).map((place) => question.pairs[place]?.right ?? '')),
];

const workingLines = (question: WorkingQuestion): string =>
  question.lines.map(({ text }) => text.join(gapMark)).join('\n');

/** How the question is asked on paper. The same draw mixes its lines in the same way for ever. */
export const onPaper = (question: Question, draw: number): PageQuestion => {
  const marks = marksOfQuestion(question);
  switch (question.kind) {
    case 'single':
    case 'several':
      return { text: question.prompt, options: question.options.map(({ text }) => text), marks };
    case 'order': {
      const order = mixed(question, question.steps, draw);
      const lines = order.map((place, at) => `${letters[at]}. ${question.steps[place]}`);
      return { text: [question.prompt, ...lines].join('\n'), marks, lines: 1 };
    }
    case 'match': {
      const rows = question.pairs.map(({ left }) => `${left}: ${gapMark}`);
      const choices = partners(question, draw).map((right, at) => `${letters[at]}. ${right}`);
      return { text: [question.prompt, ...rows, ...choices].join('\n'), marks };
    }
    case 'gap': {
      const choices = question.choices === undefined ? [] : [`(${question.choices.join(', ')})`];
      return { text: [question.prompt, question.text.join(gapMark), ...choices].join('\n'), marks };
    }
    case 'structured': {
      const parts = question.parts.map(
        ({ prompt, marks: worth }, at) => `(${letters[at]?.toLowerCase()}) ${prompt} [${worth}]`,
      );
      return { text: [question.prompt, ...parts].join('\n'), marks, lines: question.parts.length * 2 };
    }
    case 'working':
      return { text: [question.prompt, workingLines(question)].join('\n'), marks };
    default:
      return { text: question.prompt, marks, lines: 1 };
  }
};

const places = (answer: Answer): readonly number[] =>
  Array.isArray(answer) ? answer.filter((one): one is number => typeof one === 'number') : [];
const withUnit = (value: number | string, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;

/** The answer that earns everything, in words: made from what the grader calls right. */
export const answerOf = (question: Question, draw: number): string => {
  const answer = rightAnswer(question);
  switch (question.kind) {
    case 'single':
      return typeof answer === 'number' ? (question.options[answer]?.text ?? '') : '';
    case 'several':
      return places(answer)
        .map((place) => question.options[place]?.text)
        .join('; ');
    case 'number':
    case 'fraction':
      return withUnit(question.answer, question.unit);
    case 'text':
      return question.accepted[0] ?? '';
    case 'time':
      return question.answer;
    case 'order': {
      const order = mixed(question, question.steps, draw);
      return question.steps.map((_, step) => letters[order.indexOf(step)]).join(', ');
    }
    case 'match': {
      const rights = partners(question, draw);
      return question.pairs
        .map(({ left, right }) => `${left}: ${letters[rights.indexOf(right)]} (${right})`)
        .join('; ');
    }
    case 'gap':
      return question.gaps.map(({ accepted }) => accepted[0]).join('; ');
    case 'structured':
      return question.parts
        .map(({ field }, at) => {
          const given = Array.isArray(answer) ? String(answer[at] ?? '') : '';
          const words = field.kind === 'free' ? field.guide.join(' ') : withUnit(given, unitOf(field));
          return `(${letters[at]?.toLowerCase()}) ${words}`;
        })
        .join('; ');
    case 'working':
      return question.lines.flatMap(({ gaps }) => gaps.map(({ accepted }) => accepted[0])).join('; ');
  }
};

const unitOf = (field: object): string | undefined =>
  'unit' in field && typeof field.unit === 'string' ? field.unit : undefined;

/** Lines of the answer page, numbered as the questions are. */
export const answerLines = (questions: readonly Question[], draw: number, first = 1): readonly string[] =>
  questions.map((question, at) => `${first + at}. ${answerOf(question, draw)}`);
