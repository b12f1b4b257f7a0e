import { numbers, type PageBlock, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, subjectLine } from '#assistant/source.ts';
import { aloneInUnit, asSentence, needsOptions, unstopped } from '#assistant/standing-alone.ts';
import { mistakesIn, questionsOn, wrongAnswer } from '#assistant/support/mistakes.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Question } from '#quizzes/questions.ts';

const mostChecks = 3;
const counts = ['No', 'One', 'Two', 'Three'];
const minutesOf = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** 'Which sentence is right?' needs its options on the board. */
const onBoard = (question: Question): string =>
  'options' in question && needsOptions(question.prompt)
    ? `${question.prompt} (${question.options.map(({ text: option }) => unstopped(option)).join(' / ')})`
    : question.prompt;

/**
 * The question that shows the mistake, a second one to work out together when two more remain, and up to
 * three checks.
 */
const partsOf = (questions: readonly Question[], lessonNumber: number, id: string) => {
  const shows = (question: Question) => wrongAnswer(question, id) !== null;
  const trap = questions.find((question) => question.lesson === lessonNumber && shows(question));
  const rest = questions.filter((question) => question !== trap);
  const example = rest.length > 1 ? rest.find(shows) : undefined;
  return { trap, example, checks: rest.filter((question) => question !== example).slice(0, mostChecks) };
};

const exampleOf = (example: Question | undefined, id: string, draw: number): readonly PageBlock[] => {
  if (example === undefined)
    return [
      text(
        'No second example of this mistake is written. Make one like the question above, with other things or numbers, and let the child explain each step.',
      ),
    ];
  return [
    numbers([
      `Write on the board: ${onBoard(example)}`,
      `Ask who would answer “${unstopped(wrongAnswer(example, id) ?? '')}”, and why it does not fit.`,
      asSentence(example.explanation),
      `Write the right answer: ${answerOf(example, draw)}`,
    ]),
  ];
};

const checksOf = (checks: readonly Question[], draw: number): readonly PageBlock[] =>
  checks.length === 0
    ? [
        text(
          'No other question about this mistake is written. Ask the first one again with other things or numbers. Right, with a reason: the child joins the others.',
        ),
      ]
    : [
        { kind: 'questions', questions: checks.map((question) => onPaper(question, draw)) },
        text(
          'All right: the child joins the others. Otherwise: once more tomorrow, from the first question, with things in the hand.',
        ),
      ];

export const reteachPlan = defineTool({
  id: 'reteach-plan',
  needs: ['lesson'],
  fields: {
    mistake: { kind: 'pick' },
    minutes: { kind: 'number', least: 5, most: 10, usual: 8 },
  },
  picks: ({ unit, lesson }) => mistakesIn(unit, lesson).map(({ id, name }) => ({ value: id, label: name })),
  make: (facts, { mistake: chosen, minutes }): ToolPage | null => {
    const { draw } = facts;
    const { unit, lesson } = aloneInUnit(facts.unit, facts.lesson);
    const mistakes = mistakesIn(unit, lesson);
    const mistake = mistakes.find(({ id }) => id === chosen) ?? mistakes[0];
    if (mistake === undefined) return null;
    const { trap, example, checks } = partsOf(questionsOn(unit, lesson, mistake.id), lesson.n, mistake.id);
    const wrong = trap === undefined ? null : wrongAnswer(trap, mistake.id);
    if (trap === undefined || wrong === null) return null;
    const [listen, counter, worked, check] = minutes >= 8 ? [1, 2, 2, minutes - 5] : [1, 1, 1, minutes - 3];
    return {
      title: `Reteach: ${unstopped(mistake.name)}`,
      about: [subjectLine(unit), lesson.title, `${minutes} minutes, chalk and no device`],
      blocks: [
        rowsOf([
          ['The mistake', asSentence(mistake.name)],
          ['How it shows', `Asked “${unstopped(trap.prompt)}”, the child answers “${unstopped(wrong)}”.`],
          ['What to say', mistake.help],
          ['For whom', 'The few who need it, at your desk, while the others work. Nobody is named aloud.'],
        ]),
        ...section(`Listen, ${listen} minute`, [
          text(
            `Ask the question once more and let the child explain: “How did you come to it?” Do not correct yet.`,
          ),
        ]),
        ...section(`Show where the thought breaks, ${minutesOf(counter)}`, [
          numbers([
            `Write on the board: ${onBoard(trap)}`,
            `Write beside it: “${unstopped(wrong)}”. Ask: “If this were so, what would have to be true?”`,
            asSentence(trap.explanation),
            `Let the child say in own words what does not fit, then write the right answer: ${answerOf(trap, draw)}`,
          ]),
        ]),
        ...section(`Work one example together, ${minutesOf(worked)}`, exampleOf(example, mistake.id, draw)),
        ...section(
          checks.length === 0
            ? `Check, ${minutesOf(check)}`
            : `${counts[checks.length]} ${checks.length === 1 ? 'check' : 'checks'}, ${minutesOf(check)}`,
          checksOf(checks, draw),
        ),
        ...section('Tomorrow', [
          text(
            `Ask one of these questions again at the start of the lesson. Keep this on the board: ${asSentence(trap.explanation)}`,
          ),
        ]),
        ...(checks.length === 0
          ? []
          : [
              {
                kind: 'answers' as const,
                lines: checks.map(
                  (question, at) =>
                    `${at + 1}. ${asSentence(answerOf(question, draw))} ${question.explanation}`,
                ),
              },
            ]),
      ],
      madeFrom: [madeFromEntry(lesson)],
    };
  },
});
