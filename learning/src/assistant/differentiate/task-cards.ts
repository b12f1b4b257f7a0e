import { answeredExample, flat, helpFor, inRow, reasonTask } from '#assistant/differentiate/asking.ts';
import { bullets, counted, forTeacher, type PageCard, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, onPaper } from '#assistant/paper.ts';
import {
  madeFromEntry,
  mistakesOf,
  questionsAbout,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { aloneInUnit, asSentence, isInWords } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { optionsOf, type Question } from '#quizzes/questions.ts';

/** Word-only questions of the lesson; then of earlier lessons, nearest first; then of the rest. */
const questionPool = (unit: UnitSource, lesson: Lesson): readonly Question[] => {
  const others = [...unit.lessons]
    .filter(({ n }) => n !== lesson.n)
    .sort(
      (a, b) =>
        Number(a.n > lesson.n) - Number(b.n > lesson.n) ||
        Math.abs(a.n - lesson.n) - Math.abs(b.n - lesson.n),
    );
  const seen = new Set<string>();
  return [lesson, ...others]
    .flatMap((one) => questionsAbout(unit, one))
    .filter((question) => {
      if (!isInWords(question) || seen.has(question.prompt)) return false;
      seen.add(question.prompt);
      return true;
    });
};

/** One aim for all cards: other lessons are used only when this one lacks questions for every card. */
export const cardPool = (unit: UnitSource, lesson: Lesson): readonly Question[] => {
  const pool = questionPool(unit, lesson);
  const own = pool.filter((question) => question.lesson === lesson.n);
  return own.length >= 3 ? own : pool;
};

/** Difficulty by the author's rating and the amount of writing. */
const weights: Readonly<Record<Question['kind'], number>> = {
  single: 0,
  match: 0.2,
  several: 0.3,
  gap: 0.3,
  text: 0.4,
  time: 0.4,
  order: 0.5,
  number: 0.5,
  fraction: 0.6,
  working: 0.8,
  structured: 1.5,
};
export const hardness = (question: Question): number => question.difficulty + weights[question.kind];

/** Easiest, middle and hardest, without overlap. Questions of other lessons go on card 1. */
export const threeLevels = (pool: readonly Question[], lesson: Lesson, each: number) => {
  const count = Math.max(1, Math.min(each, Math.floor(pool.length / 3)));
  const rank = (question: Question) => hardness(question) - (question.lesson === lesson.n ? 0 : 2);
  const chosen = [...pool.slice(0, count * 3)].sort((a, b) => rank(a) - rank(b));
  return {
    support: chosen.slice(0, count),
    ready: chosen.slice(count, count * 2),
    stretch: chosen.slice(count * 2),
  };
};

/** Mixed lines get their letters from the page's draw, as the answers do. */
const supportLines = (question: Question, at: number, unit: UnitSource, draw: number): readonly string[] => {
  const help = helpFor(question, unit);
  // Two options instead of four keep the thinking and halve the reading.
  const right = optionsOf(question).find((one) => one.right);
  const wrong = optionsOf(question).find((one) => !one.right);
  const asked =
    question.kind === 'single' && right !== undefined && wrong !== undefined
      ? [
          `${at}. ${question.prompt}`,
          inRow((draw + at) % 2 === 0 ? [right.text, wrong.text] : [wrong.text, right.text]),
        ]
      : flat(onPaper(question, draw), at);
  return [...asked, ...(help === null ? [] : [`Help: ${help}`])];
};

export const taskCards = defineTool({
  id: 'task-cards',
  needs: ['lesson'],
  fields: { questions: { kind: 'number', least: 1, most: 4, usual: 2 } },
  make: (facts, { questions }): ToolPage | null => {
    const { draw } = facts;
    const { unit, lesson } = aloneInUnit(facts.unit, facts.lesson);
    const pool = cardPool(unit, lesson);
    if (pool.length < 3) return null;
    const levels = threeLevels(pool, lesson, questions);
    const taken = new Set([...levels.support, ...levels.ready, ...levels.stretch].map(({ id }) => id));
    const example = answeredExample(
      lesson,
      unit,
      (question) => !taken.has(question.id),
      levels.support,
      draw,
    );
    const reason = reasonTask(levels.stretch, mistakesOf([...unit.lessons, ...unit.quizzes]));
    const cards: readonly PageCard[] = [
      {
        title: 'Card 1: Step by step',
        lines: [
          ...(example === null ? [] : ['Look first:', ...example]),
          'Now you:',
          ...levels.support.flatMap((question, at) => supportLines(question, at + 1, unit, draw)),
        ],
      },
      {
        title: 'Card 2: On your own',
        lines: levels.ready.flatMap((question, at) => flat(onPaper(question, draw), at + 1)),
      },
      {
        title: 'Card 3: Further',
        lines: [
          ...levels.stretch.flatMap((question, at) => [
            ...flat(onPaper(question, draw), at + 1),
            'Write how you know it.',
          ]),
          ...(reason === null ? [] : [`${levels.stretch.length + 1}. ${reason.task}`]),
        ],
      },
    ];
    const answersOf = (title: string, list: readonly Question[]) =>
      list.map(
        (question, at) =>
          `${title}, ${at + 1}: ${asSentence(answerOf(question, draw))} ${question.explanation}`,
      );
    return {
      title: `Task cards: ${lesson.title}`,
      about: [subjectLine(unit), 'Three levels, one aim'],
      blocks: [
        text(`The aim is the same for all: ${lesson.objectives[0] ?? lesson.title}`),
        { kind: 'cards', cards },
        ...forTeacher(
          [
            bullets([
              'Let pupils choose their card. Who finishes takes the next one. Nobody is told to stay on card 1.',
              'Print no level on a pupil’s name, and change places often.',
              'For a large class write each card once on the board or on a large sheet.',
            ]),
          ],
          'How to use them',
        ),
        {
          kind: 'answers',
          lines: [
            ...answersOf('Card 1', levels.support),
            ...answersOf('Card 2', levels.ready),
            ...answersOf('Card 3', levels.stretch),
            ...(reason === null ? [] : [`Card 3, ${levels.stretch.length + 1}: ${reason.answer}`]),
          ],
        },
      ],
      madeFrom: [madeFromEntry(lesson)],
      ...counted(questions, levels.support.length),
    };
  },
});
