import { longDay } from '#assistant/days.ts';
import { bullets, heading, type PageBlock, rowsOf, section, type ToolPage } from '#assistant/page.ts';
import {
  madeFromEntry,
  madeFromUnit,
  mistakesOf,
  questionsAbout,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { asSentence, needsOptions, unstopped } from '#assistant/standing-alone.ts';
import {
  activityOf,
  clipped,
  groupsOf,
  languageCompetences,
  lifeSkillsOf,
  materialsOf,
  methodsOf,
  referenceTo,
  shareOut,
  subjectCompetences,
} from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson, Scene } from '#lessons/lesson.ts';
import type { Question } from '#quizzes/questions.ts';

type Step = {
  readonly name: string;
  readonly weight: number;
  /** Minutes of the activity, in place of a share of the lesson. */
  readonly minutes?: number;
  readonly teacher: string;
  readonly learners: string;
};

/** Groups scenes up to the next thing that learners do, three at most, so that a plan fits one page. */
const partsOf = (scenes: readonly Scene[]): readonly (readonly Scene[])[] => {
  const parts: Scene[][] = [[]];
  for (const scene of scenes) {
    parts[parts.length - 1]?.push(scene);
    if (scene.visual.kind === 'question' || scene.visual.kind === 'touch') parts.push([]);
  }
  const full = parts.filter((part) => part.length > 0);
  const size = Math.ceil(full.length / 3);
  return Array.from({ length: Math.ceil(full.length / size) }, (_, at) =>
    full.slice(at * size, (at + 1) * size).flat(),
  );
};

const choicesIn = (question: Question): string =>
  'options' in question
    ? ` (${question.options.map(({ text: option }) => unstopped(option)).join(' / ')})`
    : '';
/** Adds the options where the question makes no sense without them. */
const askedAloud = (question: Question): string =>
  needsOptions(question.prompt) ? `${question.prompt}${choicesIn(question)}` : question.prompt;

const taskOf = (scene: Scene | undefined): string => {
  if (scene === undefined) return '';
  const { visual, name } = scene;
  return visual.kind === 'question' ? askedAloud(visual.item) : visual.kind === 'touch' ? visual.task : name;
};

const development = (part: readonly Scene[]): Step => {
  const shown = part.filter(({ visual }) => visual.kind !== 'question' && visual.kind !== 'touch');
  const done = part.filter((scene) => !shown.includes(scene));
  const words = shown.map(({ narration }) => narration).join(' ');
  return {
    name: (shown[0] ?? part[0])?.name ?? 'Find out',
    weight: part.length,
    teacher: words === '' ? `Reads the task aloud: ${taskOf(part[0])}` : clipped(words, 230),
    learners:
      done.length === 0
        ? `Look, listen and say it in their own words: ${shown.map(({ name }) => name).join(', ')}.`
        : `Think, tell a partner, answer: ${clipped(done.map(taskOf).join(' '), 160)}`,
  };
};

/* For other kinds the prompt alone is incomplete. */
const askedInOneLine: ReadonlySet<Question['kind']> = new Set([
  'single',
  'number',
  'text',
  'fraction',
  'time',
]);

/* A longer activity would leave no time to teach. */
const mostOfLesson = 0.4;

/** The lesson's activity if its place and length suit; else pair work with its words. */
const practice = (unit: UnitSource, lesson: Lesson, pupils: number, minutes: number): Step => {
  const activity = activityOf(lesson);
  const groups = `Makes ${groupsOf(pupils, 8)}.`;
  if (activity.place !== 'home' && activity.minutes <= minutes * mostOfLesson)
    return {
      name: 'Practice',
      weight: 0,
      minutes: activity.minutes,
      teacher:
        activity.place === 'outside'
          ? `${groups} Goes out with the class, shows the borders, and helps.`
          : `${groups} Goes round, listens and helps.`,
      learners: clipped(activity.lines.join(' '), 240),
    };
  const later = new Set(lesson.quickCheck.map(({ id }) => id));
  const asked = questionsAbout(unit, lesson).filter(
    ({ id, kind, prompt }) => !later.has(id) && askedInOneLine.has(kind) && !needsOptions(prompt),
  );
  const words = lesson.keyTerms.slice(0, 4).map(({ term }) => term);
  return {
    name: 'Practice',
    weight: 6,
    teacher: 'Makes pairs. Goes round, listens and helps.',
    learners: [
      `In pairs, say what each word means and use it in a sentence: ${words.join(', ')}.`,
      ...(asked.length === 0
        ? []
        : [
            `Then answer in their books: ${asked
              .slice(0, 2)
              .map(({ prompt }) => asSentence(prompt))
              .join(' ')}`,
          ]),
    ].join(' '),
  };
};

/** Homework: activities done at home, or too long for a lesson. */
const homeTask = (lesson: Lesson, minutes: number): string => {
  const { place, minutes: taken, lines } = activityOf(lesson);
  if (place === 'home') return ` Task for home, about ${taken} minutes: ${clipped(lines.join(' '), 200)}`;
  return taken <= minutes * mostOfLesson
    ? ''
    : ` For another lesson, about ${taken} minutes${place === 'outside' ? ' outside' : ''}: ${clipped(lines.join(' '), 160)}`;
};

const stepsOf = (unit: UnitSource, lesson: Lesson, pupils: number, minutes: number): readonly Step[] => {
  const [first, ...rest] = lesson.scenes;
  const start = first?.visual.kind === 'title' ? first.visual.sub : undefined;
  return [
    {
      name: 'Introduction',
      weight: 3,
      teacher: clipped(first?.narration ?? lesson.overview, 200),
      learners: `Listen, then tell a partner what they think. ${asSentence(start ?? clipped(lesson.overview, 120))}`,
    },
    ...partsOf(rest).map(development),
    practice(unit, lesson, pupils, minutes),
    {
      name: 'Evaluation',
      weight: 4,
      teacher: `Asks, and looks at the books: ${lesson.quickCheck.slice(0, 3).map(askedAloud).join(' ')}`,
      learners: 'Answer alone in their books.',
    },
    {
      name: 'Conclusion',
      weight: 2,
      teacher: clipped(lesson.remember.join(' '), 200),
      learners: `Say it once more. At home they talk about it: ${lesson.talkAtHome}${homeTask(lesson, minutes)}`,
    },
  ];
};

type Values = { className: string; pupils: number; minutes: number; date: string; haves: string };

const make = (unit: UnitSource, lesson: Lesson, values: Values): ToolPage => {
  const { className, pupils, minutes, date, haves } = values;
  const steps = stepsOf(unit, lesson, pupils, minutes);
  const shared = steps.filter((step) => step.minutes === undefined);
  const fixed = steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const shares = shareOut(
    minutes - fixed,
    shared.map(({ weight }) => weight),
  );
  const times = steps.map((step) => step.minutes ?? shares[shared.indexOf(step)] ?? 1);
  const owned = haves.split('\n').map((line) => line.trim());
  const watch = mistakesOf([lesson]).slice(0, 3);
  const blocks: readonly PageBlock[] = [
    {
      kind: 'table',
      head: ['Date', 'Class', 'Learners', 'Subject', 'Time'],
      rows: [[longDay(date), className, String(pupils), subjectLine(unit), `${minutes} minutes`]],
    },
    rowsOf([
      ['Topic', unit.title],
      ['Sub-topic', lesson.title],
      ['Subject competences', subjectCompetences(lesson)],
      ['Language competences', languageCompetences(lesson)],
      ['Methods', methodsOf(lesson).join(', ')],
      ['Life skills and values', lifeSkillsOf(lesson).join(', ')],
      ['Learning aids', [...materialsOf(lesson), ...owned].filter((one) => one !== '').join(', ')],
      ['References', referenceTo(unit, lesson)],
    ]),
    heading('Lesson development'),
    {
      kind: 'table',
      head: ['Step', 'Time', 'The teacher', 'The learners'],
      rows: steps.map(({ name, teacher, learners }, at) => [
        `${at + 1} ${name}`,
        `${times[at]} min`,
        teacher,
        learners,
      ]),
    },
    ...section(
      'Watch for',
      watch.length === 0
        ? []
        : [bullets(watch.map(({ name, help }) => `${asSentence(name)} ${clipped(help, 120)}`))],
    ),
    heading('Self-evaluation'),
    rowsOf([
      ['Strengths', ''],
      ['Not yet', ''],
      ['Way forward', ''],
    ]),
  ];
  return {
    title: `Lesson plan: ${lesson.title}`,
    about: [],
    blocks,
    madeFrom: [madeFromUnit(unit), madeFromEntry(lesson)],
  };
};

export const lessonPlan = defineTool({
  id: 'lesson-plan',
  needs: ['lesson'],
  fields: {
    className: { kind: 'text', most: 40 },
    pupils: { kind: 'number', least: 1, most: 250, usual: 60 },
    minutes: { kind: 'number', least: 20, most: 120, usual: 40 },
    date: { kind: 'date' },
    haves: { kind: 'lines', most: 400 },
  },
  make: ({ unit, lesson }, values) => make(unit, lesson, values),
});
