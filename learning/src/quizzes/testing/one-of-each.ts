/** One question of each kind, for tests over all kinds. A new kind without a sample here does not compile. */
import type { Kind, QuestionOfKind } from '#quizzes/questions.ts';

const asked = {
  id: 'u1-q1-1',
  prompt: 'What is right?',
  explanation: 'It was counted.',
  difficulty: 1,
  lesson: 1,
} as const;

const options = [
  { text: 'a goat', right: true },
  { text: 'a stone', right: false, misconception: 'stones-live' },
  { text: 'a hen', right: true },
];

const number = { kind: 'number', answer: 12, unit: 'cm', mistakes: [] } as const;

export const oneOfEach: { readonly [K in Kind]: QuestionOfKind[K] } = {
  single: { ...asked, kind: 'single', options: options.slice(0, 2) },
  several: { ...asked, kind: 'several', options },
  number: { ...asked, ...number },
  text: { ...asked, kind: 'text', accepted: ['root'], strictSpelling: false, mistakes: [] },
  fraction: { ...asked, kind: 'fraction', answer: '3/4', mistakes: [] },
  time: { ...asked, kind: 'time', answer: '10:00 a.m.', mistakes: [] },
  order: { ...asked, kind: 'order', steps: ['seed', 'plant', 'fruit'] },
  match: {
    ...asked,
    kind: 'match',
    pairs: [
      { left: 'cow', right: 'calf' },
      { left: 'hen', right: 'chick' },
    ],
  },
  gap: {
    ...asked,
    kind: 'gap',
    text: ['Water ', ' at 100 °C.'],
    gaps: [{ accepted: ['boils'], mistakes: [] }],
    strictSpelling: false,
  },
  structured: {
    ...asked,
    kind: 'structured',
    parts: [
      { prompt: 'How long?', marks: 2, field: number },
      { prompt: 'Why?', marks: 1, field: { kind: 'free', guide: ['It grew.'] } },
    ],
  },
  working: {
    ...asked,
    kind: 'working',
    lines: [{ text: ['2 + 3 = ', ''], gaps: [{ accepted: ['5'], mistakes: [] }], marks: 1 }],
  },
};
