import { bullets, section, type ToolPage, text } from '#assistant/page.ts';
import { madeFromEntry, mistakesOf, questionsAbout, subjectLine } from '#assistant/source.ts';
import { aloneInUnit, asSentence, isInWords, refersToOptions, unstopped } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import { randomOf } from '#practice/random.ts';

export const bands = ['strong', 'secure', 'nearly', 'not-yet'] as const;
export type Band = (typeof bands)[number];

/** The least share of the marks for each band. */
const least: Readonly<Record<Band, number>> = { strong: 0.8, secure: 0.6, nearly: 0.4, 'not-yet': 0 };

/** From which mark to which; together they are all marks from 0, and none is in two. */
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

type Words = {
  readonly aim: string;
  readonly hold: string;
  readonly term: string;
  readonly easy: string;
  readonly hard: string;
};

/** Kind, about the work and not the child, with one next step. */
const comments: Readonly<Record<Band, readonly ((words: Words) => string)[]>> = {
  strong: [
    ({ aim, hard }) => `You can ${aim}. Your work shows it clearly. Next: explain to a friend “${hard}”`,
    ({ aim, hard }) => `You know how to ${aim}, and you gave reasons. Next: try “${hard}” without your book.`,
    ({ aim }) =>
      `It is clear that you can ${aim}. Next: write one question of your own about it, with its answer.`,
  ],
  secure: [
    ({ aim, hold }) => `You can ${aim} most of the time. Next: check each answer against this: ${hold}`,
    ({ aim, hard }) =>
      `Good work: you can ${aim}. One step is still missing. Next: answer “${hard}” in a full sentence.`,
    ({ aim, term }) => `You are sure when you ${aim}. Next: use this word in your answers: ${term}`,
  ],
  nearly: [
    ({ aim, term }) => `You have begun to ${aim}. Look again at this word: ${term} Then mend one answer.`,
    ({ aim, easy }) =>
      `Part of your work shows that you can ${aim}. Next: answer “${easy}” once more, slowly.`,
    ({ aim, hold }) =>
      `You are on the way to ${aim}. Keep this in mind: ${hold} Then try two of the questions again.`,
  ],
  'not-yet': [
    ({ aim, hold }) =>
      `Thank you for trying. We will learn together to ${aim}. Begin with this line: ${hold}`,
    ({ aim, easy }) =>
      `You did not leave it empty, and that helps me. To ${aim} is not easy yet. Come to me with “${easy}”`,
    ({ aim, term }) => `This was hard today. You will learn to ${aim}. Start with one word: ${term}`,
  ],
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
      const mine = asked.filter((question) => question.objective === at + 1);
      const inOrder = [...(mine.length === 0 ? asked : mine)].sort((a, b) => a.difficulty - b.difficulty);
      const term = lesson.keyTerms[at % Math.max(1, lesson.keyTerms.length)];
      const words: Words = {
        aim: lowerFirst(unstopped(objective)),
        hold: asSentence(lesson.remember[at % lesson.remember.length] ?? lesson.title),
        term: term === undefined ? asSentence(lesson.title) : asSentence(`${term.term}: ${term.meaning}`),
        easy: inOrder[0]?.prompt ?? lesson.title,
        hard: inOrder[inOrder.length - 1]?.prompt ?? lesson.title,
      };
      return ranges.map(({ band, from, to }) => [
        from === to ? `${from} of ${marks}` : `${from} to ${to} of ${marks}`,
        random.pick(comments[band])(words),
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
