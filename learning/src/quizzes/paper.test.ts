import { expect, test } from 'vitest';
import { makeExercise } from '#practice/make-exercise.ts';
import { lessonOfAsked, type PaperSources, questionAsked, retryPaper } from '#quizzes/paper.ts';
import type { Question, SingleQuestion } from '#quizzes/questions.ts';

const single = (id: string, more: Partial<SingleQuestion> = {}): SingleQuestion => ({
  id,
  kind: 'single',
  prompt: `What is ${id}?`,
  explanation: 'So it is.',
  difficulty: 1,
  lesson: 1,
  objective: 1,
  options: [
    { text: 'this', right: true },
    { text: 'that', right: false },
  ],
  ...more,
});
const typed = (id: string, more: Partial<Question> = {}): Question =>
  ({ ...single(id), kind: 'number', options: undefined, answer: 7, mistakes: [], ...more }) as Question;

const like = { generator: 'number-of-subsets', level: 1 } as const;
const items: readonly Question[] = [
  single('u9-q1-1'),
  single('u9-q1-2', { objective: 2 }),
  typed('u9-q1-3', { lesson: 2 }),
  typed('u9-q1-4', { lesson: 2, objective: 2, like }),
  single('u9-q1-5', { lesson: 3 }),
];
const lessons: Readonly<Record<string, readonly Question[]>> = {
  'u9-l1': [
    single('u9-l1-s3'),
    single('u9-l1-s4', { onlyInScene: true }),
    single('u9-l1-c1'),
    typed('u9-l1-c2'),
    single('u9-l1-s8', { objective: 2 }),
  ],
  'u9-l2': [single('u9-l2-s2', { lesson: 2 }), typed('u9-l2-c1', { lesson: 2 })],
};
const sources: PaperSources = {
  lesson: (id) => lessons[id] ?? [],
  exercise: (generator, level, draw) => makeExercise(generator, level, draw)?.item ?? null,
};
const home = { unitId: 9, attempt: '019cd12e-5300-7d38-95bb-4a5f9d4e4606' };
const paper = retryPaper(items, home, sources);
const inSlot = (id: string) => paper.find(({ slot }) => slot.id === id);

test('a retry has every slot once, and other questions of the same objective where there are some', () => {
  expect(paper.map(({ slot }) => slot.id).sort()).toEqual(items.map(({ id }) => id));
  expect(['u9-l1-s3', 'u9-l1-c1']).toContain(inSlot('u9-q1-1')?.asked);
  expect(inSlot('u9-q1-2')?.asked).toBe('u9-l1-s8');
  expect(inSlot('u9-q1-3')?.asked, 'nothing to guess where there was nothing').toBe('u9-l2-c1');
  expect(inSlot('u9-q1-4')?.asked).toMatch(/^made:number-of-subsets:1:\d+$/);
  expect(inSlot('u9-q1-5')?.asked, 'there is no other').toBe('u9-q1-5');
});

test('both sides come to the same paper, another attempt has another, and its order differs', () => {
  expect(retryPaper(items, home, sources)).toEqual(paper);
  const orders = new Set<string>();
  const draws = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const other = retryPaper(items, { ...home, attempt: `attempt ${n}` }, sources);
    orders.add(other.map(({ slot }) => slot.id).join());
    draws.add(other.find(({ slot }) => slot.id === 'u9-q1-4')?.asked ?? '');
  }
  expect(orders.size).toBeGreaterThan(10);
  expect(draws.size).toBeGreaterThan(15);
});

test('what a paper asks is accepted in its slot, and graded as what was asked', () => {
  for (const { slot, asked, question } of paper)
    expect(questionAsked(slot, asked, home, sources)).toEqual(question);
});

test.each([
  ['u9-q1-2', 'a question of another slot'],
  ['u9-l1-s8', 'of another objective'],
  ['u9-l1-s4', 'not to be answered without its scene'],
  ['u9-l2-c1', 'of another lesson'],
  ['u9-l1-c9', 'one that is not there'],
  ['u8-l1-c1', 'of another unit'],
  ['u9-r1-c1', 'of a reading'],
  ['made:number-of-subsets:1:7', 'an exercise where none is bound'],
  ['', 'nothing'],
])('%s is refused in the first slot: %s', (asked) => {
  expect(questionAsked(items[0] as Question, asked, home, sources)).toBeNull();
});

test('an exercise is accepted only as the attempt draws it, of its own maker and level', () => {
  const slot = items[3] as Question;
  const asked = inSlot('u9-q1-4')?.asked ?? '';
  expect(questionAsked(slot, asked, home, sources)).not.toBeNull();
  expect(questionAsked(slot, asked, { ...home, attempt: 'another' }, sources)).toBeNull();
  expect(questionAsked(slot, 'made:number-of-subsets:1:7', home, sources)).toBeNull();
  expect(questionAsked(slot, asked.replace(':1:', ':2:'), home, sources)).toBeNull();
});

test('what is typed is never replaced by what can be guessed', () => {
  expect(questionAsked(items[2] as Question, 'u9-l2-s2', home, sources)).toBeNull();
});

test('without lessons at hand a retry asks the same questions', () => {
  const none: PaperSources = { lesson: () => [], exercise: () => null };
  expect(
    retryPaper(items, home, none)
      .map(({ asked }) => asked)
      .sort(),
  ).toEqual(items.map(({ id }) => id));
});

test('the lesson of a question is told by its id', () => {
  expect(['u9-l1-s3', 'u9-l1-c1', 'u9-q1-3', 'made:x:1:2'].map(lessonOfAsked)).toEqual([
    'u9-l1',
    'u9-l1',
    null,
    null,
  ]);
});
