import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { lessonsPerCheckpoint, questionsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import type { Item } from '@afrolearn/learning/quizzes/items.ts';
import { boundsOf } from '#check/bounds.ts';
import { checkItem } from '#check/items.ts';
import { checkWords } from '#check/prose.ts';
import type { Tell } from '#findings.ts';
import type { Doc, UnitDoc } from '#load/content.ts';

type Say = (path: string, message: string) => void;

/** Either-or pairs: both faiths, the same difficulty, and each pair counts as one question. */
const checkPairs = (items: readonly Item[], say: Say): void => {
  items.forEach((item, index) => {
    const sided = item.faith === 'christian' || item.faith === 'islamic';
    if (sided !== (item.pair !== undefined)) {
      say(`items.${index}`, "A question of one faith needs 'pair', and only such a question has one.");
    }
    if (!sided || item.pair === undefined) return;
    const others = items.filter((other) => other !== item && other.pair === item.pair);
    const [other] = others;
    if (others.length !== 1 || other?.faith === item.faith) {
      say(`items.${index}`, `The pair '${item.pair}' must be one Christian and one Islamic question.`);
    } else if (other?.difficulty !== item.difficulty) {
      say(`items.${index}`, `The two questions of pair '${item.pair}' must be equally hard.`);
    }
  });
};

/** One of each pair, so that what one learner meets is counted. */
const metBy = (items: readonly Item[]): readonly Item[] => items.filter(({ faith }) => faith !== 'islamic');

const checkMix = (items: readonly Item[], wanted: readonly number[], say: Say): void => {
  const counts = [1, 2, 3, 4].map(
    (difficulty) => items.filter((item) => item.difficulty === difficulty).length,
  );
  if (counts.every((count, index) => count === wanted[index])) return;
  const words = (numbers: readonly number[]) =>
    numbers.map((count, index) => `${count} of level ${index + 1}`).join(', ');
  say('items', `A checkpoint here has ${words(wanted)}; this one has ${words(counts)}.`);
};

/** No place of the list may hold the right answer more than half of the time, or three times in a row. */
const checkPlaces = (items: readonly Item[], say: Say): void => {
  const places = items.flatMap((item) =>
    item.kind === 'single' ? [item.options.findIndex((option) => option.right)] : [],
  );
  if (places.length < 4) return;
  for (const place of new Set(places)) {
    const share = places.filter((other) => other === place).length;
    if (share > places.length / 2) {
      say(
        'items',
        `The right answer is option ${place + 1} in ${share} of ${places.length} questions; vary its place.`,
      );
    }
  }
  const run = places.findIndex((place, index) => place === places[index + 1] && place === places[index + 2]);
  if (run >= 0)
    say(
      'items',
      `The right answer is option ${(places[run] ?? 0) + 1} three times in a row; vary its place.`,
    );
};

export const checkQuiz = (
  { source, content }: Doc<Quiz>,
  { unit }: UnitDoc,
  named: ReadonlySet<string>,
  tell: Tell,
) => {
  const say: Say = (path, message) => tell(source, path, message);
  const { items, level, n } = content;
  const met = metBy(items);
  if (met.length !== questionsPerCheckpoint) {
    say('items', `A checkpoint has ${questionsPerCheckpoint} questions; this one has ${met.length}.`);
  } else checkMix(met, boundsOf[level].difficulties, say);
  checkWords(content, source, '', tell);
  checkPlaces(items, say);
  checkPairs(items, say);
  const covered = new Set(unit.lessons.slice(0, n * lessonsPerCheckpoint).map((lesson) => lesson.n));
  const prompts = new Map<string, number>();
  const ids = new Set<string>();
  items.forEach((item, index) => {
    checkItem(item, `items.${index}`, { level, source, tell, named });
    if (item.lesson !== null && !covered.has(item.lesson)) {
      say(`items.${index}.lesson`, `Lesson ${item.lesson} comes after this checkpoint.`);
    }
    if (ids.has(item.id)) say(`items.${index}.n`, `The number ${item.id.split('-').at(-1)} is used twice.`);
    ids.add(item.id);
    const asked = item.prompt.toLowerCase();
    if (prompts.has(asked) && item.kind !== 'gap') say(`items.${index}`, 'This question is asked twice.');
    prompts.set(asked, index);
  });
};
