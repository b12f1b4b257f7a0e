/**
 * A frame for a topic whose lessons are not written yet: class, aim and sub-topics from the curriculum map,
 * with blanks for the teacher. Nothing is invented.
 */
import { bullets, type PageBlock, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { madeFromUnit, subjectLine, type UnitOutline } from '#assistant/source.ts';
import type { ToolId } from '#assistant/tools.ts';

type Frame = {
  readonly name: string;
  /** Lines to fill in above the table. */
  readonly rows: readonly string[];
  /** The first column names the row; without columns the frame has no table. */
  readonly columns: readonly string[];
  /** The rows of the table, where they differ from the sub-topics. */
  readonly lines?: readonly string[];
};

const numbered = ['1', '2', '3', '4', '5'] as const;

const frames: Readonly<Partial<Record<ToolId, Frame>>> = {
  'lesson-plan': {
    name: 'Lesson plan',
    rows: [
      'Date, class, learners, time',
      'Sub-topic of this lesson',
      'Subject competences',
      'Language competences',
      'Methods',
      'Life skills and values',
      'Learning aids',
      'Self-evaluation',
    ],
    columns: ['Step', 'Time', 'The teacher', 'The learners'],
    lines: ['1 Introduction', '2 Development', '3 Practice', '4 Evaluation', '5 Conclusion'],
  },
  'lesson-opener': {
    name: 'Lesson opener',
    rows: ['What the class knows already', 'A thing to show'],
    columns: ['Sub-topic', 'A question to begin with'],
  },
  'practical-work': {
    name: 'Practical work',
    rows: ['What the learners find out', 'Where', 'Things to bring', 'Safety'],
    columns: ['Step', 'What we do', 'What we saw'],
    lines: numbered,
  },
  'test-paper': {
    name: 'Test paper',
    rows: ['Class', 'Time', 'Marks'],
    columns: ['Sub-topic', 'Question', 'Marks', 'Answer'],
  },
  worksheet: { name: 'Worksheet', rows: ['Class'], columns: ['Sub-topic', 'Exercise', 'Answer'] },
  'exit-ticket': {
    name: 'Exit ticket',
    rows: ['Sub-topic of today'],
    columns: ['Number', 'Question', 'Answer'],
    lines: numbered.slice(0, 3),
  },
  'reading-passage': {
    name: 'Reading',
    rows: ['Title of the text', 'Where it comes from'],
    columns: ['Level', 'Text'],
    lines: ['1 in short sentences', '2 as it is', '3 with more to read'],
  },
  'word-cards': { name: 'Word cards', rows: [], columns: ['Sub-topic', 'Word', 'What it means'] },
  'chalkboard-plan': {
    name: 'Chalkboard plan',
    rows: ['Date', 'Sub-topic'],
    columns: ['Part of the board', 'What it shows'],
    lines: ['Left: words', 'Middle: example', 'Right: exercise, and what to do at home'],
  },
  'task-cards': {
    name: 'Task cards',
    rows: ['The aim, the same for all'],
    columns: ['Card', 'Task', 'Help'],
    lines: ['Card 1: Step by step', 'Card 2: On your own', 'Card 3: Further'],
  },
  'simpler-text': { name: 'Simpler text', rows: [], columns: ['Sub-topic', 'In two short sentences'] },
  'stretch-questions': { name: 'Stretch questions', rows: [], columns: ['Sub-topic', 'Why?', 'What if?'] },
  'group-rota': {
    name: 'Group rota',
    rows: ['Class, groups, minutes of a round'],
    columns: ['Station', 'Task', 'Things'],
    lines: ['1 With the teacher', '2 Words', '3 Questions', '4 Read together', '5 Hands', '6 Draw'],
  },
  adjustments: {
    name: 'Adjustments',
    rows: ['What the learner needs'],
    columns: ['Sub-topic', 'What is hard in it', 'What we change'],
  },
  'reteach-plan': {
    name: 'Reteach plan',
    rows: ['The mistake', 'How it shows', 'What to say'],
    columns: ['Step', 'Minutes', 'What we do'],
    lines: ['Listen', 'Show where the thought breaks', 'Work one example together', 'Check'],
  },
  'feedback-comments': {
    name: 'Feedback comments',
    rows: [],
    columns: ['Sub-topic', 'Can do it', 'Nearly', 'Not yet'],
  },
  'letter-to-parents': {
    name: 'Letter to parents',
    rows: ['Date', 'Name of the learner', 'What the class learns', 'How the family can help', 'From'],
    columns: [],
  },
  'report-comments': {
    name: 'Report comments',
    rows: ['Class'],
    columns: ['Sub-topic', 'Can do it', 'Next step'],
  },
  'topic-for-teacher': {
    name: 'For the teacher',
    rows: [],
    columns: ['Sub-topic', 'What I must know', 'Where I find it'],
  },
  'teaching-idea': {
    name: 'Teaching idea',
    rows: ['The idea', 'Things to have'],
    columns: ['Sub-topic', 'How I try it', 'What I saw'],
  },
  'marking-practice': {
    name: 'Marking practice',
    rows: ['Question', 'Full marks for'],
    columns: ['Script', 'Answer of a pupil', 'Marks', 'Why'],
    lines: numbered.slice(0, 4),
  },
};

const notWritten =
  'The lessons of this topic are not written in AfroLearn yet. The topic, its aim and its sub-topics come from the curriculum map; the empty places are for you to fill in.';

const tableOf = ({ columns, lines }: Frame, titles: readonly string[]): readonly PageBlock[] =>
  columns.length === 0
    ? []
    : [
        {
          kind: 'table',
          head: columns,
          rows: (lines ?? titles).map((line) => [line, ...columns.slice(1).map(() => '')]),
        },
      ];

/** Null for a tool without a frame: it needs no topic, or makes its own. */
export const frameOf = (tool: ToolId, unit: UnitOutline): ToolPage | null => {
  const frame = frames[tool];
  if (frame === undefined) return null;
  const titles = unit.titles.length === 0 ? unit.topics : unit.titles;
  const rows: readonly (readonly [string, string])[] = [
    ['Topic', unit.title],
    ['Aim', unit.about],
    ...frame.rows.map((row) => [row, ''] as const),
  ];
  return {
    title: `${frame.name}: ${unit.title}`,
    about: [subjectLine(unit), ...(unit.term === null ? [] : [`Term ${unit.term}`]), 'A frame to fill in'],
    blocks: [
      text(notWritten),
      rowsOf(rows),
      ...tableOf(frame, titles),
      // A table with its own rows leaves no place for the sub-topics, so they are listed below.
      ...section(
        'Sub-topics',
        frame.lines === undefined && frame.columns.length > 0
          ? []
          : [bullets(titles)].filter(() => titles.length > 0),
      ),
      ...section('What the topic covers', unit.topics.length === 0 ? [] : [bullets(unit.topics)]),
    ],
    madeFrom: [madeFromUnit(unit)],
  };
};
