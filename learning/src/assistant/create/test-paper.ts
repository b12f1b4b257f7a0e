import { askable, spreadOver } from '#assistant/create/choose.ts';
import { longCount, minutesFor, type PaperForm, paperFormOf } from '#assistant/create/paper-form.ts';
import {
  type Asked,
  askInParts,
  askLong,
  askReading,
  askShort,
  isShortAnswer,
  marksText,
  type ShortOne,
  shortOf,
  wordOf,
} from '#assistant/create/paper-questions.ts';
import { longDay } from '#assistant/days.ts';
import {
  bullets,
  counted,
  forTeacher,
  heading,
  type PageBlock,
  rowsOf,
  type ToolPage,
  text,
} from '#assistant/page.ts';
import { answerOf, marksOfQuestion, onPaper } from '#assistant/paper.ts';
import {
  askedInScenes,
  madeFromEntry,
  madeFromUnit,
  questionsAlone,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { isInWords, unitStandingAlone } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import { type Random, randomOf } from '#practice/random.ts';

type Sections = { readonly short: readonly Asked[]; readonly long: readonly Asked[] };

const total = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { question }) => sum + (question.marks ?? 0), 0);

/*
 * The maximum letters of two passages together. More is too long to read in a test, and for the text of an
 * assignment.
 */
const mostToRead = 5_000;

const lettersOf = (asked: Asked | undefined): number => asked?.question.text.length ?? 0;

/** Each wording once. */
const once = (ones: readonly ShortOne[]): readonly ShortOne[] => [
  ...new Map(ones.map((one) => [one.text.toLowerCase(), one])).values(),
];

/** Removes and returns the first match. */
const take = (from: ShortOne[], passes: (one: ShortOne) => boolean): ShortOne | null => {
  const at = from.findIndex(passes);
  return at === -1 ? null : (from.splice(at, 1)[0] ?? null);
};

/** Combines the remaining short questions into one with parts: all about one lesson, word questions last. */
const putTogether = (left: ShortOne[], words: ShortOne[], form: PaperForm, lesson: number): Asked | null => {
  const isOf = (one: ShortOne) => one.lesson === lesson;
  const worth = form.long.marks === null ? form.short.marks : form.long.marks / form.parts;
  const [first, more] = [left.filter(isOf), words.filter(isOf)];
  if (first.length === 0 || first.length + more.length < form.parts) return null;
  const parts = Array.from({ length: form.parts }, () => take(left, isOf) ?? take(words, isOf));
  return askInParts(
    '',
    parts.flatMap((part) => (part === null ? [] : [{ ...part, marks: worth }])),
  );
};

const sectionsOf = (
  unit: UnitSource,
  form: PaperForm,
  wanted: number,
  random: Random,
  draw: number,
): Sections => {
  const alone = askable(questionsAlone(unit));
  const wantedLong = longCount(form, wanted);
  const readings = unit.readings.flatMap((one) =>
    form.long.marks === 10 ? (askReading(one, form.long.marks, draw) ?? []) : [],
  );
  const written = spreadOver(
    alone.filter((one) => askLong(one, form, draw) !== null),
    Math.max(0, wantedLong - Math.min(1, readings.length)),
    random,
  ).flatMap((one) => askLong(one, form, draw) ?? []);
  const [passage, second] = readings;
  const first = passage === undefined ? [] : [passage];
  const isShort = lettersOf(passage) + lettersOf(second) <= mostToRead;
  const long = [...first, ...written, ...(isShort ? readings.slice(1) : [])].slice(0, wantedLong);
  const inScenes = askable(unitStandingAlone(unit).lessons.flatMap(askedInScenes));
  const shorts = alone.filter(isShortAnswer);
  const chosen = spreadOver(shorts, wanted - wantedLong, random);
  const left = [
    ...once([
      ...chosen.map((one) => shortOf(one, draw)),
      ...random.shuffle(shorts.filter((one) => !chosen.includes(one))).map((one) => shortOf(one, draw)),
      ...inScenes.filter(isShortAnswer).map((one) => shortOf(one, draw)),
    ]),
  ];
  const short = left.splice(0, chosen.length);
  const known = new Set([...short, ...left].map(({ answer }) => answer.toLowerCase()));
  const words = form.asksWords
    ? random.shuffle(
        unit.lessons.flatMap(({ n, keyTerms }) =>
          keyTerms.flatMap((term) => (known.has(term.term.toLowerCase()) ? [] : [wordOf(term, n)])),
        ),
      )
    : [];
  const free = [...once(words)];
  const made: Asked[] = [];
  for (const { n } of [...unit.lessons, ...unit.lessons]) {
    if (long.length + made.length >= wantedLong) break;
    const one = putTogether(left, free, form, n);
    if (one !== null) made.push(one);
  }
  const more = [...left, ...free].slice(0, wanted - short.length - long.length - made.length);
  return {
    short: [...short, ...more].map((one) => askShort(one, form.short.marks)),
    long: [...made, ...long],
  };
};

/** Below P4: one list of questions with options, without those that need a picture. */
const listOf = (unit: UnitSource, wanted: number, random: Random, draw: number): Sections => {
  const chosen = spreadOver(askable(questionsAlone(unit)).filter(isInWords), wanted, random);
  const short = chosen.map((question) => ({
    question: onPaper(question, draw),
    guide: `${answerOf(question, draw)} (${marksText(marksOfQuestion(question))}) ${question.explanation}`,
    lesson: question.lesson,
  }));
  return { short, long: [] };
};

const asked = (name: string, words: string, list: readonly Asked[]): readonly PageBlock[] =>
  list.length === 0
    ? []
    : [
        heading(`${name} (${marksText(total(list))})`),
        text(words),
        { kind: 'questions', questions: list.map(({ question }) => question) },
      ];

const countText = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

const rulesOf = (form: PaperForm, { short, long }: Sections): readonly PageBlock[] => [
  heading('Read this first'),
  bullets([
    `This paper has two sections. Section A has ${countText(short.length)} (${marksText(total(short))}), and Section B has ${countText(long.length)} (${marksText(total(long))}).`,
    'Answer all questions in both sections, in the spaces that are left for them.',
    ...form.rules,
  ]),
];

type Values = { questions: number; minutes: number; className: string; date: string };

const make = (unit: UnitSource, values: Values, draw: number): ToolPage => {
  const { questions: wanted, minutes, className, date } = values;
  const random = randomOf(`test:${unit.id}`, draw);
  const form = paperFormOf(unit.gradeId, unit.subjectId);
  const sections =
    form === null ? listOf(unit, wanted, random, draw) : sectionsOf(unit, form, wanted, random, draw);
  const { short, long } = sections;
  const all = [...short, ...long];
  const reads = unit.gradeId !== null && unit.gradeId <= 2;
  const blocks: readonly PageBlock[] = [
    rowsOf([
      ['Name', ''],
      ['Class', className],
      ['Date', longDay(date)],
      ['Time', `${minutes} minutes`],
      ...(form === null
        ? []
        : ([
            ['Section A', `        out of ${total(short)}`],
            ['Section B', `        out of ${total(long)}`],
          ] as const)),
      ['Marks', `        out of ${total(all)}`],
    ]),
    ...(form === null
      ? asked(
          'Questions',
          reads ? 'The teacher reads each question aloud, twice.' : 'Read each question. Then answer it.',
          short,
        )
      : [
          ...rulesOf(form, sections),
          ...asked('Section A', `Each question carries ${marksText(form.short.marks)}.`, short),
          ...asked('Section B', 'The marks of each part stand behind it.', long),
        ]),
    { kind: 'answers', lines: all.map(({ guide }, at) => `${at + 1}. ${guide}`) },
    ...forTeacher([
      ...(all.length < wanted
        ? [text(`You asked for ${countText(wanted)}. This unit has ${all.length} that fit a paper.`)]
        : []),
      ...(form === null
        ? []
        : [
            text(
              `At the pace of the Primary Leaving Examination ${marksText(total(all))} take about ${minutesFor(form, total(all))} minutes.`,
            ),
          ]),
    ]),
  ];
  return {
    title: `Test: ${unit.title}`,
    about: [subjectLine(unit), `${countText(all.length)}, ${marksText(total(all))}`],
    blocks,
    madeFrom: [
      madeFromUnit(unit),
      ...[...unit.lessons, ...unit.readings, ...unit.quizzes].map(madeFromEntry),
    ],
    ...counted(wanted, all.length),
  };
};

export const testPaper = defineTool({
  id: 'test-paper',
  needs: ['unit'],
  fields: {
    questions: { kind: 'number', least: 5, most: 40, usual: 20 },
    minutes: { kind: 'number', least: 15, most: 150, usual: 40 },
    className: { kind: 'text', most: 40 },
    date: { kind: 'date' },
  },
  make: ({ unit, draw }, values) => make(unit, values, draw),
});
