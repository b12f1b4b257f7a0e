/** What belongs to a set, for the youngest (P2 and P3). */
import { askOne } from '#practice/drafts.ts';
import type { Random } from '#practice/random.ts';
import { withArticle } from '#practice/write.ts';
import type { Misconception } from '#quizzes/questions.ts';

/** Members, look-alikes, and things that are only found nearby. */
const belonging: readonly {
  readonly set: string;
  readonly members: readonly string[];
  readonly looks: readonly string[];
  readonly near: readonly string[];
}[] = [
  {
    set: 'fruits',
    members: ['mango', 'pawpaw', 'banana', 'orange', 'pineapple'],
    looks: ['ball', 'egg', 'stone'],
    near: ['leaf', 'branch', 'basket'],
  },
  {
    set: 'birds',
    members: ['hen', 'duck', 'crow', 'dove', 'turkey'],
    looks: ['butterfly', 'bat', 'plane'],
    near: ['nest', 'egg', 'tree'],
  },
  {
    set: 'animals',
    members: ['goat', 'cow', 'rabbit', 'dog', 'sheep'],
    looks: ['toy cow', 'clay dog', 'picture of a hen'],
    near: ['rope', 'fence', 'bucket'],
  },
  {
    set: 'things to write with',
    members: ['pen', 'pencil', 'crayon', 'piece of chalk'],
    looks: ['straw', 'candle', 'needle'],
    near: ['book', 'desk', 'bag'],
  },
  {
    set: 'clothes that we wear',
    members: ['shirt', 'dress', 'skirt', 'sweater'],
    looks: ['blanket', 'flag', 'curtain'],
    near: ['peg', 'needle', 'box'],
  },
  {
    set: 'tools for digging and cutting',
    members: ['hoe', 'panga', 'spade', 'slasher'],
    looks: ['broom', 'walking stick', 'paddle'],
    near: ['maize plant', 'worm', 'scarecrow'],
  },
];

export const whatBelongs = (random: Random, name: string, looks: Misconception, nearby: Misconception) => {
  const { set, members, looks: alike, near } = random.pick(belonging);
  const right = withArticle(random.pick(members));
  const [like, beside] = [withArticle(random.pick(alike)), withArticle(random.pick(near))];
  return askOne(random, {
    prompt: `${name} makes a set of ${set}. What belongs to it?`,
    right,
    slips: [
      [like, looks],
      [beside, nearby],
    ],
    most: 2,
    hint: 'Read the name of the set. Ask what each thing really is.',
    explanation: `The set is for ${set}, so ${right} belongs. Not ${like}, and not ${beside}.`,
    steps: [{ line: `a set of ${set}`, why: 'This is the name of the set.' }, { line: right }],
  });
};
