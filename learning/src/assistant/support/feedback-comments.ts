import { speaksOf } from '#assistant/differentiate/asking.ts';
import { bullets, section, type ToolPage, text } from '#assistant/page.ts';
import { madeFromEntry, mistakesOf, questionsAbout, subjectLine } from '#assistant/source.ts';
import { aloneInUnit, asSentence, isInWords, refersToOptions, unstopped } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

export const bands = ['strong', 'secure', 'nearly', 'not-yet'] as const;
export type Band = (typeof bands)[number];

/** The least share of the marks for each band. */
const least: Readonly<Record<Band, number>> = { strong: 0.8, secure: 0.6, nearly: 0.4, 'not-yet': 0 };

/** The mark range of each band; the ranges cover all marks from 0 without overlap. */
export const bandMarks = (
  of: number,
): readonly { readonly band: Band; readonly from: number; readonly to: number }[] => {
  const starts = bands.map((band) => Math.ceil(least[band] * of));
  return bands.map((band, at) => ({
    band,
    from: starts[at] ?? 0,
    to: at === 0 ? of : (starts[at - 1] ?? of) - 1,
  }));
};

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Null where the lesson has nothing for this aim; comments that need it are not offered. */
type Words = {
  readonly aim: string;
  readonly hold: string | null;
  readonly term: string | null;
  readonly easy: string | null;
  readonly hard: string | null;
};

type Comment = (words: Words) => string | null;
const using =
  <K extends 'hold' | 'term' | 'easy' | 'hard'>(
    key: K,
    say: (aim: string, said: string) => string,
  ): Comment =>
  (words) => {
    const said = words[key];
    return said === null ? null : say(words.aim, said);
  };

/**
 * About the mark and the aim alone, with one next step, since nobody here saw how the child worked. The first
 * comment fits any aim.
 */
const comments: Readonly<Record<Band, readonly Comment[]>> = {
  strong: [
    ({ aim }) =>
      `It is clear that you can ${aim}. Next: write one question of your own about it, with its answer.`,
    using('hard', (aim, hard) => `You can ${aim}. Next: explain to a friend “${hard}”`),
    using('hard', (aim, hard) => `You know how to ${aim}. Next: try “${hard}” without your book.`),
  ],
  secure: [
    ({ aim }) =>
      `You can ${aim} in most of your answers. Next: find the one that is not right yet, and mend it.`,
    using(
      'hold',
      (aim, hold) => `You can ${aim} most of the time. Next: check each answer against this: ${hold}`,
    ),
    using('hard', (aim, hard) => `Good work: you can ${aim}. Next: answer “${hard}” in a full sentence.`),
    using(
      'term',
      (aim, term) => `Most answers show that you can ${aim}. Next: use this word in them: ${term}`,
    ),
  ],
  nearly: [
    ({ aim }) =>
      `You have begun to ${aim}. Next: mend one answer with a friend, and say why it is right now.`,
    using(
      'term',
      (aim, term) => `You have begun to ${aim}. Look again at this word: ${term} Then mend one answer.`,
    ),
    using(
      'easy',
      (aim, easy) => `Some answers show that you can ${aim}. Next: answer “${easy}” once more, slowly.`,
    ),
    using(
      'hold',
      (aim, hold) => `You are on the way to ${aim}. Remember: ${hold} Then try two questions again.`,
    ),
  ],
  'not-yet': [
    ({ aim }) =>
      `This was hard. You will learn to ${aim}. Next: come to me with one question, and we do it together.`,
    using('hold', (aim, hold) => `We will learn together to ${aim}. Begin with this line: ${hold}`),
    using('easy', (aim, easy) => `To ${aim} is not easy yet. Come to me with “${easy}”`),
    using('term', (aim, term) => `This was hard. You will learn to ${aim}. Start with one word: ${term}`),
  ],
};

/** A word belongs to an aim that names it; a sentence belongs to an aim whose question it explains. */
const wordsFor = (lesson: Lesson, asked: readonly Question[], objective: string, at: number): Words => {
  const inOrder = asked
    .filter((question) => question.objective === at + 1)
    .sort((a, b) => a.difficulty - b.difficulty);
  const [easiest] = inOrder;
  const term = lesson.keyTerms.find((one) => speaksOf(objective, one.term));
  return {
    aim: lowerFirst(unstopped(objective)),
    hold: easiest === undefined ? null : asSentence(easiest.explanation),
    term: term === undefined ? null : asSentence(`${term.term}: ${term.meaning}`),
    easy: easiest?.prompt ?? null,
    hard: inOrder[inOrder.length - 1]?.prompt ?? null,
  };
};

export const feedbackComments = defineTool({
  id: 'feedback-comments',
  needs: ['lesson'],
  fields: { marks: { kind: 'number', least: 5, most: 100, usual: 20 } },
  make: (facts, { marks }): ToolPage => {
    const { draw } = facts;
    const { unit, lesson } = aloneInUnit(facts.unit, facts.lesson);
    const asked = questionsAbout(unit, lesson).filter(
      (question) => isInWords(question) && !refersToOptions.test(question.prompt),
    );
    const ranges = bandMarks(marks);
    const forAim = (objective: string, at: number): readonly (readonly [string, string])[] => {
      const random = randomOf(`feedback-${lesson.id}-${at}`, draw);
      const words = wordsFor(lesson, asked, objective, at);
      return ranges.map(({ band, from, to }) => [
        from === to ? `${from} of ${marks}` : `${from} to ${to} of ${marks}`,
        random.pick(comments[band].flatMap((comment) => comment(words) ?? [])),
      ]);
    };
    const named = mistakesOf([lesson]).slice(0, 8);
    return {
      title: `Feedback comments: ${lesson.title}`,
      about: [subjectLine(unit), `Marks out of ${marks}`],
      blocks: [
        text('Choose by the aim and the mark, then change it to what this child did. One comment is enough.'),
        ...lesson.objectives.flatMap((objective, at) =>
          section(objective, [
            { kind: 'table', head: ['Marks', 'Comment'], rows: forAim(objective, at).map((row) => [...row]) },
          ]),
        ),
        ...(named.length === 0
          ? []
          : section('When you see this mistake', [
              {
                kind: 'table',
                head: ['The mistake', 'Comment'],
                rows: named.map(({ name, help }) => [name, `${help} Please mend one answer with it.`]),
              },
            ])),
        ...section('So that it helps', [
          bullets([
            'Say what was done, not what the child is: “You checked your sum”, not “You are clever”.',
            'One next step, which can be done today.',
            'Leave five minutes in the next lesson to do it. A comment that nobody acts on is ink.',
          ]),
        ]),
      ],
      madeFrom: [madeFromEntry(lesson)],
    };
  },
});
