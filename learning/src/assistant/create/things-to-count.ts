/** Counting, colouring and matching sheets for children who cannot read yet, from the drawing bank. */
import type { PictureRow } from '#assistant/page.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { type Random, randomOf } from '#practice/random.ts';

/** Things that children here know from home and school: drawing, singular, plural. */
const things: readonly (readonly [drawing: string, one: string, many: string])[] = [
  ['cup', 'cup', 'cups'],
  ['ball', 'ball', 'balls'],
  ['mango', 'mango', 'mangoes'],
  ['banana', 'banana', 'bananas'],
  ['hen', 'hen', 'hens'],
  ['goat', 'goat', 'goats'],
  ['egg', 'egg', 'eggs'],
  ['pencil', 'pencil', 'pencils'],
  ['bag', 'bag', 'bags'],
  ['stool', 'stool', 'stools'],
  ['basket', 'basket', 'baskets'],
  ['broom', 'broom', 'brooms'],
  ['desk', 'desk', 'desks'],
  ['exercise-book', 'book', 'books'],
  ['spoon', 'spoon', 'spoons'],
  ['leaf', 'leaf', 'leaves'],
  ['ant', 'ant', 'ants'],
  ['snake', 'snake', 'snakes'],
  ['bee', 'bee', 'bees'],
  ['chick', 'chick', 'chicks'],
  ['cow', 'cow', 'cows'],
  ['soap', 'soap', 'pieces of soap'],
  ['tree-mango', 'tree', 'trees'],
  ['ruler', 'ruler', 'rulers'],
  ['bell', 'bell', 'bells'],
  ['plate', 'plate', 'plates'],
];

const smallest = { 1: 2, 2: 4 } as const;
const largest = { 1: 5, 2: 9 } as const;

/** Prefers things that the lesson itself mentions. */
const thingsFor = (lesson: Lesson, random: Random) => {
  const said = ` ${[
    lesson.title,
    ...lesson.keyTerms.map(({ term }) => term),
    ...lesson.scenes.flatMap(({ name, narration }) => [name, narration]),
  ]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')} `;
  const isSaid = ([, one, many]: (typeof things)[number]) =>
    said.includes(` ${one} `) || said.includes(` ${many} `);
  const own = things.filter(isSaid);
  return [...random.shuffle(own), ...random.shuffle(things.filter((thing) => !own.includes(thing)))];
};

export const thingsToCount = (
  lesson: Lesson,
  grade: 1 | 2,
  draw: number,
): { rows: readonly PictureRow[]; answer: string } => {
  const random = randomOf(`things:${lesson.id}`, draw);
  const chosen = thingsFor(lesson, random).slice(0, 3);
  const all = largest[grade];
  const rows = chosen.map(([drawing, one, many], at): PictureRow & { count: number; named: string } => {
    // The last row is for colouring, so its count is below the whole.
    const count = at < 2 ? random.int(smallest[grade], all) : random.int(1, all - 1);
    const named = count === 1 ? one : many;
    return at < 2
      ? {
          task: `Count the ${many}. Write the number.`,
          pictures: [{ drawing, times: count }],
          write: true,
          count,
          named,
        }
      : { task: `Colour ${count} ${named}.`, pictures: [{ drawing, times: all }], pale: true, count, named };
  });
  // No word is printed below its own picture.
  const [first = '', second = '', third = ''] = chosen.map(([, one]) => one);
  const join: PictureRow = {
    task: 'Join each picture to its word. Then trace the word.',
    pictures: chosen.map(([drawing]) => ({ drawing, times: 1 })),
    words: random.coin() ? [third, first, second] : [second, third, first],
  };
  return {
    rows: [...rows.map(({ count: _, named: __, ...row }) => row), join],
    answer: `Right: ${rows.map(({ count, named }) => `${count} ${named}`).join(', ')}.`,
  };
};
