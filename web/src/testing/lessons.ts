import { Lesson as LessonReply, Unit } from '@afrolearn/contract/catalogue.ts';
import { LessonContent } from '@afrolearn/contract/lesson-content.ts';
import type { Lesson, Quiz, Reading } from '@afrolearn/learning/lessons/lesson.ts';
import { buildList } from '@afrolearn/learning/lessons/list.ts';
import { transcriptOf } from '@afrolearn/learning/lessons/timing.ts';
import type { Question, SingleQuestion } from '@afrolearn/learning/quizzes/questions.ts';

/** An invented unit of Primary 6 with one written entry of each kind, for tests of pages. */

const asked = { explanation: 'A cup holds water.', difficulty: 1, lesson: null } as const;

export const singleQuestion = (id: string, prompt: string): SingleQuestion => ({
  ...asked,
  id,
  kind: 'single',
  prompt,
  options: [
    { text: 'a sieve', right: false, misconception: 'holes-hold' },
    { text: 'a cup', right: true },
    { text: 'a net', right: false },
  ],
});

export const questionOf = {
  several: {
    ...asked,
    id: 'i-several',
    kind: 'several',
    prompt: 'Which are even?',
    options: [
      { text: '2', right: true },
      { text: '3', right: false },
      { text: '4', right: true },
    ],
  },
  number: {
    ...asked,
    id: 'i-number',
    kind: 'number',
    prompt: 'What is 6 × 7?',
    answer: 42,
    unit: 'cm',
    mistakes: [],
  },
  text: {
    ...asked,
    id: 'i-text',
    kind: 'text',
    prompt: 'What is our capital?',
    accepted: ['Kampala'],
    strictSpelling: false,
    mistakes: [],
  },
  fraction: {
    ...asked,
    id: 'i-fraction',
    kind: 'fraction',
    prompt: 'What is 1/2 + 1/4?',
    answer: '3/4',
    lowest: true,
    mistakes: [],
  },
  time: {
    ...asked,
    id: 'i-time',
    kind: 'time',
    prompt: 'When does break begin?',
    answer: '10:30 a.m.',
    mistakes: [],
  },
  structured: {
    ...asked,
    id: 'i-structured',
    kind: 'structured',
    prompt: 'Read about the garden.',
    parts: [
      {
        prompt: 'Name the part under the soil.',
        marks: 1,
        field: { kind: 'text', accepted: ['root', 'roots'], strictSpelling: false, mistakes: [] },
      },
      {
        prompt: 'How long is the bed?',
        marks: 2,
        field: { kind: 'number', answer: 12, unit: 'm', mistakes: [] },
      },
      {
        prompt: 'Why do we water it?',
        marks: 2,
        field: { kind: 'free', guide: ['Plants need water.', 'The sun dries the soil.'] },
      },
    ],
  },
  working: {
    ...asked,
    id: 'i-working',
    kind: 'working',
    prompt: 'Find the area.',
    lines: [
      { text: ['Area = length × width'], gaps: [], marks: 0 },
      {
        text: ['Area = ', ' × ', ''],
        gaps: [
          { accepted: ['6'], mistakes: [] },
          { accepted: ['4'], mistakes: [] },
        ],
        marks: 1,
      },
      { text: ['Area = ', ' cm²'], gaps: [{ accepted: ['24'], mistakes: [] }], marks: 1 },
    ],
  },
  order: { ...asked, id: 'i-order', kind: 'order', prompt: 'Put in order.', steps: ['one', 'two', 'three'] },
  match: {
    ...asked,
    id: 'i-match',
    kind: 'match',
    prompt: 'Match.',
    pairs: [
      { left: 'hen', right: 'egg' },
      { left: 'cow', right: 'milk' },
    ],
  },
  gap: {
    ...asked,
    id: 'i-gap',
    kind: 'gap',
    prompt: 'Fill the gaps.',
    text: ['The sun is ', ' and ice is ', '.'],
    gaps: [
      { accepted: ['hot'], mistakes: [] },
      { accepted: ['cold'], mistakes: [] },
    ],
    choices: ['hot', 'cold'],
    strictSpelling: true,
  },
} as const satisfies Record<string, Question>;

const home = { unitId: 7, subjectId: 7, gradeId: 6, level: 'P6-P7' } as const;
const figures = {
  cup: { title: 'A cup.', svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"/>' },
};
const misconceptions = [{ id: 'holes-hold', name: 'Holes hold water', help: 'Water runs through holes.' }];
const paragraph = (text: string) => ({ kind: 'paragraph' as const, line: [{ text }] });

export const videoLesson: Lesson = {
  ...home,
  id: 'u7-l1',
  n: 1,
  type: 'video',
  title: 'Water at home',
  overview: 'Where water comes from.',
  explore: [paragraph('Look at the well.')],
  objectives: ['Name two sources of water.'],
  keyTerms: [{ term: 'well', meaning: 'A deep hole with water.' }],
  scenes: [
    {
      name: 'Morning',
      narration: 'Apio walks to the well.',
      visual: { kind: 'title', text: 'Water at home', figure: 'cup' },
    },
    {
      name: 'Stop',
      narration: 'What can hold the water?',
      visual: { kind: 'question', item: singleQuestion('u7-l1-s2', 'What holds water?') },
    },
    {
      name: 'Home',
      narration: 'She carries it home.',
      visual: { kind: 'points', points: ['a can', 'a cup'] },
    },
  ],
  tryThis: [paragraph('Fill a cup.')],
  quickCheck: [singleQuestion('u7-l1-c1', 'Which of these holds water?')],
  remember: ['A well gives water.'],
  talkAtHome: 'Where does our water come from?',
  resources: [
    {
      id: '1',
      title: 'A water sheet',
      description: 'Draw it.',
      type: 'doc',
      sheet: [paragraph('Draw a well.')],
    },
  ],
  figures,
  misconceptions,
};

export const reading: Reading = {
  ...home,
  id: 'u7-r1',
  n: 1,
  type: 'reading',
  title: 'The spring',
  overview: 'A story of a spring.',
  text: [paragraph('The spring never dries.'), { kind: 'figure', figure: 'cup', alt: 'A cup of water.' }],
  keyPoints: ['Keep springs clean.'],
  quote: { text: 'Water is life.', from: 'A saying' },
  whyItMatters: 'Clean water keeps us well.',
  tryThis: [paragraph('Visit a spring.')],
  keyTerms: [],
  quickCheck: [singleQuestion('u7-r1-c1', 'What holds the water?'), questionOf.number],
  figures,
  misconceptions,
};

export const quiz: Quiz = {
  ...home,
  id: 'u7-q1',
  n: 1,
  type: 'quiz',
  title: 'Checkpoint',
  items: [singleQuestion('u7-q1-1', 'What can hold water?'), questionOf.number, questionOf.text],
  figures,
  misconceptions,
};

const titles = ['Water at home', 'Rain', 'Springs', 'Clean water', 'Saving water'];

export const unitReply = Unit.parse({
  id: 7,
  key: 'p6-science-01',
  title: 'Water',
  about: 'Where water comes from and how we keep it clean.',
  subjectId: 7,
  gradeId: 6,
  order: 1,
  term: 1,
  level: 'P6-P7',
  strand: null,
  lessonCount: 5,
  entryCount: 7,
  readyCount: 7,
  lessons: titles,
  written: 1,
  subject: 'Science',
  grade: 'Primary 6',
  topics: ['wells'],
  items: buildList(
    { id: 7, lessons: titles.map((title, at) => ({ n: at + 1, title })) },
    { readings: { 1: 'The spring' } },
  ).map(({ n: _, faith, ...item }) => ({
    ...item,
    scenes: item.type === 'video' ? videoLesson.scenes.length : null,
    format: 'PDF',
    url: null,
    faith: faith ?? null,
    written: true,
  })),
});

/** The server's reply for one entry of the unit; without content it is listed and not written. */
export const lessonReply = (id: string, content: Lesson | Reading | Quiz | null, version = 'v1') => {
  const item = unitReply.items.find((one) => one.id === id);
  return LessonReply.parse({
    id,
    title: item?.title ?? id,
    subject: 'Science',
    grade: 'Primary 6',
    subjectId: 7,
    gradeId: 6,
    unitId: 7,
    unitTitle: 'Water',
    type: item?.type ?? 'video',
    points: item?.points ?? 100,
    duration: item?.duration ?? null,
    content,
    version: content === null ? null : version,
  });
};

export const contentReply = (version = 'v1') =>
  LessonContent.parse({
    overview: videoLesson.overview,
    objectives: videoLesson.objectives,
    keyTerms: videoLesson.keyTerms,
    explore: 'Look at the well.',
    transcript: transcriptOf(videoLesson.scenes, 6),
    resources: [
      { id: '1', title: 'A water sheet', type: 'doc', size: null, url: null, description: 'Draw it.' },
      {
        id: '2',
        title: 'More on water',
        type: 'link',
        size: null,
        url: 'https://example.org/water',
        description: 'A page.',
      },
    ],
    version,
  });
