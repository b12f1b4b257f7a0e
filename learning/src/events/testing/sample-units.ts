/**
 * A small catalogue with every case that matters to events: a grade, two faiths, and an area beyond the
 * classroom.
 */

import type { Faith } from '#catalogue/units.ts';
import { type Catalogue, type KnownUnit, questionsOf } from '#events/catalogue.ts';
import { type EntryType, entryId } from '#lessons/ids.ts';
import type { EntryContent } from '#lessons/lesson.ts';
import type { Question, SingleQuestion } from '#quizzes/questions.ts';

const question = (
  id: string,
  more: Partial<Pick<SingleQuestion, 'faith' | 'pair'>> = {},
): SingleQuestion => ({
  id,
  kind: 'single',
  prompt: 'Which?',
  explanation: 'The first.',
  difficulty: 1,
  lesson: 1,
  options: [
    { text: 'this', right: true },
    { text: 'that', right: false, misconception: 'that-one' },
    { text: 'neither', right: false },
  ],
  ...more,
});

const home = (unit: number, type: EntryType, n: number) => {
  const id = entryId({ unit, type, n });
  return {
    id,
    unitId: unit,
    n,
    title: id,
    subjectId: 7,
    gradeId: null,
    level: 'P6-P7',
    figures: {},
  } as const;
};

const video = (unit: number, n: number, faith?: Faith): EntryContent => ({
  ...home(unit, 'video', n),
  ...(faith === undefined ? {} : { faith }),
  type: 'video',
  overview: '',
  explore: [],
  objectives: [],
  keyTerms: [],
  scenes: [{ name: 'ask', narration: '', visual: { kind: 'question', item: question(`u${unit}-l${n}-s1`) } }],
  tryThis: [],
  quickCheck: [question(`u${unit}-l${n}-c1`)],
  remember: [],
  talkAtHome: '',
  resources: [],
});

const reading = (unit: number, n: number): EntryContent => ({
  ...home(unit, 'reading', n),
  type: 'reading',
  overview: '',
  text: [],
  keyPoints: [],
  quote: { text: '', from: '' },
  whyItMatters: '',
  tryThis: [],
  keyTerms: [],
  quickCheck: [question(`u${unit}-r${n}-c1`)],
});

const quiz = (unit: number, n: number, items: readonly Question[]): EntryContent => ({
  ...home(unit, 'quiz', n),
  type: 'quiz',
  items,
});

const plainQuiz = (unit: number, n: number) =>
  quiz(
    unit,
    n,
    [1, 2, 3, 4].map((place) => question(`u${unit}-q${n}-${place}`)),
  );

/** Two shared questions and two either-or pairs. */
const pairedQuiz = (unit: number) =>
  quiz(unit, 1, [
    question(`u${unit}-q1-1`),
    question(`u${unit}-q1-2`, { faith: 'christian', pair: 'a' }),
    question(`u${unit}-q1-3`, { faith: 'islamic', pair: 'a' }),
    question(`u${unit}-q1-4`),
    question(`u${unit}-q1-5`, { faith: 'christian', pair: 'b' }),
    question(`u${unit}-q1-6`, { faith: 'islamic', pair: 'b' }),
  ]);

export type SampleUnit = Omit<KnownUnit, 'items'> & { readonly contents: readonly EntryContent[] };

export const sampleUnits: readonly SampleUnit[] = [
  {
    id: 9001,
    subjectId: 7,
    gradeId: 7,
    contents: [video(9001, 1), video(9001, 2), reading(9001, 1), plainQuiz(9001, 1)],
  },
  { id: 9002, subjectId: 6, gradeId: 6, contents: [video(9002, 1), plainQuiz(9002, 1), plainQuiz(9002, 2)] },
  {
    id: 9003,
    subjectId: 5,
    gradeId: 7,
    contents: [
      video(9003, 1, 'christian'),
      video(9003, 2, 'islamic'),
      video(9003, 3, 'shared'),
      pairedQuiz(9003),
    ],
  },
  { id: 9004, subjectId: 9, gradeId: null, contents: [video(9004, 1), reading(9004, 1)] },
];

export const faithOf = (content: EntryContent): Faith | null =>
  content.type === 'video' ? (content.faith ?? null) : null;

export const sampleEntries: readonly EntryContent[] = sampleUnits.flatMap(({ contents }) => contents);

/** Every generator's exercise asks for the first option; there are two levels. */
export const sampleExercise: Catalogue['exercise'] = (generator, level) =>
  generator === 'sums' && level <= 2 ? question('exercise') : null;

const units = new Map(
  sampleUnits.map(({ contents, ...unit }): [number, KnownUnit] => [
    unit.id,
    { ...unit, items: contents.map((item) => ({ id: item.id, type: item.type, faith: faithOf(item) })) },
  ]),
);

const items = new Map(sampleEntries.map((item) => [item.id as string, item]));

export const sampleCatalogue: Catalogue = {
  item: (id) => {
    const item = items.get(id);
    if (item === undefined) return null;
    return { id, unitId: item.unitId, type: item.type, faith: faithOf(item), questions: questionsOf(item) };
  },
  unit: (id) => units.get(id) ?? null,
  exercise: sampleExercise,
  toolContent: () => null,
};
