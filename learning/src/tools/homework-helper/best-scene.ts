/** Finds the scene of a lesson that speaks of what is asked. */
import type { Scene } from '#lessons/lesson.ts';

/* Words that any question has. */
const small = new Set(
  (
    'the a an and or but of to in on at is are was were be do does did how what why when where who which can could ' +
    'we you i it its they them their our my your this that these those for with from by not no as if so than then ' +
    'there has have had into about explain name give state tell me one two some any go goes going out get gets use used make makes mean means called happen happens'
  ).split(' '),
);

const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .slice(0, 12);

/** The words of a question that say what it is about, each once. */
export const tellingWords = (text: string): readonly string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !small.has(word))),
];

const stemsOf = (text: string): ReadonlySet<string> => new Set(tellingWords(text).map(stem));

export type FoundScene = {
  /** Counted from 1. */
  readonly n: number;
  readonly scene: Scene;
  /** The words of the question that the scene says. */
  readonly words: readonly string[];
  /** Of all words of the question, how many the scene or the title of its lesson says: 0 to 1. */
  readonly share: number;
};

/** The scene that says most of the words; the earlier one where two say as much. Null where none says any. */
export const bestScene = (question: string, title: string, scenes: readonly Scene[]): FoundScene | null => {
  const asked = tellingWords(question);
  if (asked.length === 0) return null;
  const inTitle = stemsOf(title);
  let best: FoundScene | null = null;
  let most = 0;
  scenes.forEach((scene, at) => {
    const said = stemsOf(`${scene.name} ${scene.narration}`);
    const words = asked.filter((word) => said.has(stem(word)));
    if (words.length === 0) return;
    const covered = asked.filter((word) => said.has(stem(word)) || inTitle.has(stem(word))).length;
    // A long scene says many words by chance, and a question in a lesson asks instead of telling.
    const worth = words.length + covered / 10 - (scene.visual.kind === 'question' ? 0.5 : 0);
    if (worth <= most) return;
    most = worth;
    best = { n: at + 1, scene, words, share: covered / asked.length };
  });
  return best;
};

/** Less than this, and the scene speaks of something else. */
export const leastShare = 0.5;
