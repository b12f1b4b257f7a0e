import {
  bullets,
  forTeacher,
  heading,
  numbers,
  type PageBlock,
  rowsOf,
  section,
  type ToolPage,
  text,
} from '#assistant/page.ts';
import { answerLines, isOnPaper, onPaper } from '#assistant/paper.ts';
import { pupilsInGroup } from '#assistant/sharing.ts';
import {
  madeFromEntry,
  madeFromUnit,
  questionsOfLesson,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { lessonStandingAlone } from '#assistant/standing-alone.ts';
import { activitiesOf, activityOf, groupsOf, linesOf, materialsOf, shareOut } from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { plainLine } from '#lessons/text.ts';
import { sentencesOf } from '#lessons/words.ts';

const places = ['classroom', 'compound', 'outside'] as const;
type Place = (typeof places)[number];

const placeSafety: Readonly<Record<Place, readonly string[]>> = {
  classroom: ['Keep the way to the door free.', 'Put bags under the desks.'],
  compound: [
    'Show the borders: nobody goes beyond the trees or the fence that you name.',
    'Agree on a sign, such as three claps, at which all come back.',
  ],
  outside: [
    'Ask the head teacher and tell the families before you leave.',
    'Count the learners when you leave, on the way and when you are back.',
    'Walk in pairs on the side that faces the traffic, with an adult in front and one behind.',
    'Keep away from water, roads and animals unless an adult stands beside.',
    'Take water, a whistle and a first-aid box.',
  ],
};

const warning =
  /\b(?:adults?|safe(?:ly)?|careful(?:ly)?|danger(?:ous)?|wash|sharp|hot|do not touch)\b|^never\b/iu;

/**
 * Splits a line into sentences. A sentence such as 'It is hot.' needs the one before it, so it is joined to
 * that one or dropped.
 */
const tellingIn = (line: string): readonly string[] => {
  const told: string[] = [];
  for (const sentence of sentencesOf(line)) {
    const before = told[told.length - 1];
    if (!/^(?:he|she|it)\b/iu.test(sentence)) told.push(sentence);
    else if (before !== undefined && warning.test(sentence)) told[told.length - 1] = `${before} ${sentence}`;
  }
  return told;
};

/** Warning sentences that the lesson's author wrote. */
const warningsOf = (lesson: Lesson): readonly string[] => {
  const words = [
    ...linesOf(lesson.tryThis),
    ...lesson.resources.flatMap((resource) => (resource.type === 'doc' ? linesOf(resource.sheet) : [])),
    ...lesson.remember,
  ];
  // Headings and questions are no warnings, and home activities are not done here.
  const told = words
    .flatMap(tellingIn)
    .filter((one) => /[.!]$/u.test(one) && warning.test(one) && !/\b(?:at|your) home\b/iu.test(one));
  return [...new Set(told)].slice(0, 6);
};

const need = /^(?:You (?:will )?need|Bring|Collect|Use (?:an?|the|some|two|three))\b/u;

/** The materials of the lesson's activity; the board is already in the room. */
const thingsFor = (lesson: Lesson): string => {
  const [first = ''] = activitiesOf(lesson)
    .flatMap(sentencesOf)
    .filter((sentence) => need.test(sentence));
  const asked = /^You (?:will )?need\b/u.test(first) ? first.replace(/^You (?:will )?need\s+/u, '') : first;
  const others = materialsOf(lesson).filter((one) => !/\bboard\b/u.test(one) && one !== 'chalkboard');
  const things = asked === '' ? [] : [asked.replace(/\.$/u, '')];
  return [...things, ...others, 'paper and pencils'].join('; ');
};

/** Lines about time and materials are not steps. */
const stepsOf = (lesson: Lesson): readonly string[] => {
  const isBefore = (line: string) =>
    sentencesOf(line).every((sentence) => /^(?:You need|You will need|Do this)\b/u.test(sentence));
  const all = activitiesOf(lesson);
  const steps = all.filter((line) => !isBefore(line));
  return steps.length === 0 ? all : steps;
};

const common = /^(?:things?|which|where|their|there|about|write)$/u;

/** Whether a table asks for what the activity is about: a lesson's sheet may belong to another task. */
const isOfActivity = (lesson: Lesson, head: readonly string[]): boolean => {
  const told = stepsOf(lesson).join(' ').toLowerCase();
  const words =
    head
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{5,}/gu) ?? [];
  return words.some((word) => !common.test(word) && told.includes(word.slice(0, 5)));
};

/** The table of the lesson's worksheet where it is of this activity, or an empty one. */
const record = (lesson: Lesson, asked: (line: string) => string): PageBlock => {
  for (const resource of lesson.resources) {
    const table = resource.type === 'doc' && resource.sheet.find(({ kind }) => kind === 'table');
    if (table && table.kind === 'table' && isOfActivity(lesson, table.head.map(plainLine)))
      return {
        kind: 'table',
        head: table.head.map(plainLine),
        rows: table.rows.map((row) => table.head.map((_, at) => plainLine(row[at] ?? []))),
      };
  }
  return {
    kind: 'table',
    head: ['What we did', 'What we saw', 'What it tells us'],
    rows: stepsOf(lesson)
      .slice(0, 4)
      .map((line) => [asked(line), '', '']),
  };
};

const homeSafety = [
  'Families know of the task before. A child goes to nobody alone, and asks before going in.',
  'Nobody has to buy anything for it, and who cannot do it at home does it with a classmate.',
] as const;

/** Instructions that depend on the place: what to say first, when to do it, what to watch. */
const doneAt = (lesson: Lesson, place: Place, minutes: number) => {
  const activity = activityOf(lesson);
  const [ready = 0, work = 0, talk = 0, tidy = 0] = shareOut(minutes, [2, 6, 3, 1]);
  const about = `The activity of this lesson takes about ${activity.minutes} minutes`;
  if (activity.place === 'home')
    return {
      notes: [`${about} and is done at home. In school it is explained before, and told afterwards.`],
      parts: [
        ['In school: read the steps together, agree on the day', `${ready + tidy} min`],
        ['At home', `${activity.minutes} min`],
        ['In the next lesson: each group tells what it found; talk about what differs', `${work + talk} min`],
      ],
      safety: homeSafety,
    };
  const isOut = activity.place === 'outside' && place === 'classroom';
  return {
    notes: [
      ...(isOut ? [`${about} and is done outside, in the school compound, not in the classroom.`] : []),
      ...(activity.minutes > work && !isOut
        ? [`${about}: more than these ${minutes} minutes leave for it.`]
        : []),
      ...(activity.minutes > work && isOut ? [`These ${minutes} minutes leave only ${work} for it.`] : []),
    ],
    parts: [
      ['Get ready: groups, things, rules', `${ready} min`],
      ['Do the work', `${work} min`],
      ['Each group shows one thing; talk about what differs', `${talk} min`],
      ['Tidy up and wash hands', `${tidy} min`],
    ],
    safety: placeSafety[isOut ? 'compound' : place],
  };
};

/** Lessons are written for children at home; in school the adult is the teacher. */
const inSchool = (line: string): string =>
  line
    .replace(/\b([Aa]sk|[Tt]ell) an adult\b/gu, '$1 your teacher')
    .replace(/\bwith an adult\b/gu, 'with your teacher');

type Values = { pupils: number; minutes: number; place: Place };

const make = (
  unit: UnitSource,
  lesson: Lesson,
  { pupils, minutes, place }: Values,
  draw: number,
): ToolPage => {
  const { notes, parts, safety } = doneAt(lesson, place, minutes);
  const asked = activityOf(lesson).place === 'home' ? (line: string) => line : inSchool;
  const questions = questionsOfLesson(lessonStandingAlone(lesson)).filter(isOnPaper).slice(-3);
  const warnings = warningsOf(lesson);
  return {
    title: `Practical work: ${lesson.title}`,
    about: [subjectLine(unit), `${minutes} minutes`, `${pupils} learners`],
    blocks: [
      ...(notes.length === 0 ? [] : [text(notes.join(' '))]),
      heading('What the learners find out'),
      bullets(lesson.objectives),
      rowsOf([
        ['Each group has', 'a leader, one who writes, one who brings things and one who watches the time'],
        ['Things to bring, for each group', thingsFor(lesson)],
      ]),
      heading('Steps'),
      numbers(stepsOf(lesson).map(asked)),
      ...section('Safety', warnings.length === 0 ? [] : [bullets(warnings.map(asked))]),
      heading('What we write down'),
      record(lesson, asked),
      ...section(
        'Questions afterwards',
        questions.length === 0
          ? []
          : [{ kind: 'questions', questions: questions.map((question) => onPaper(question, draw)) }],
      ),
      ...forTeacher([
        rowsOf([['Groups', groupsOf(pupils, pupilsInGroup)]]),
        {
          kind: 'table',
          head: ['Part', 'Time'],
          rows: parts,
        },
        bullets(safety),
      ]),
      ...(questions.length === 0 ? [] : [{ kind: 'answers' as const, lines: answerLines(questions, draw) }]),
    ],
    madeFrom: [madeFromUnit(unit), madeFromEntry(lesson)],
  };
};

export const practicalWork = defineTool({
  id: 'practical-work',
  needs: ['lesson'],
  fields: {
    pupils: { kind: 'number', least: 1, most: 250, usual: 60 },
    minutes: { kind: 'number', least: 20, most: 180, usual: 60 },
    place: { kind: 'choice', choices: places, usual: 'classroom' },
  },
  make: ({ unit, lesson, draw }, values) => make(unit, lesson, values, draw),
});
