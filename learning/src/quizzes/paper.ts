/**
 * Selects the questions of an attempt at a checkpoint. The first attempt has the authored ones. A retry replaces each
 * of them (its slot) by another question of the same objective, if there is one. Browser and server run the same
 * rules: the browser generates the paper, and the server accepts only questions that a paper of this attempt may
 * contain.
 */
import { lessonId, parseEntryId } from '#lessons/ids.ts';
import { randomOf } from '#practice/random.ts';
import { isInParts, markingOf } from '#quizzes/kinds/marking.ts';
import type { Question } from '#quizzes/questions.ts';

/** The question of a slot: `asked` is its id, `slot` the id of the authored one. */
type Slot = { readonly slot: Question; readonly asked: string; readonly question: Question };

export type PaperSources = {
  /** The questions of a lesson, by its id; empty if they are not loaded. */
  readonly lesson: (id: string) => readonly Question[];
  /** Null if the generator is not loaded. */
  readonly exercise: (generator: string, level: number, draw: number) => Question | null;
};

type Home = { readonly unitId: number | null; readonly attempt: string };

/* A random draw may repeat an earlier question, and small generators have few variants. */
const drawsOfSlot = 12;

/**
 * The draws that an attempt may use in a slot, in order. They are fixed, so that nobody can search for an easy one.
 */
const drawsFor = (attempt: string, slot: string): readonly number[] => {
  const random = randomOf(`${attempt} ${slot}`, 0);
  return Array.from({ length: drawsOfSlot }, () => random.int(0, 0xffffffff));
};

const made = 'made:';

const madeId = ({ generator, level }: NonNullable<Question['like']>, draw: number): string =>
  `${made}${generator}:${level}:${draw}`;

/** Skill and draw of a generated exercise; null for any other question. */
export const madeOf = (asked: string): { generator: string; level: number; draw: number } | null => {
  const [, generator, level, draw] = /^made:([a-z0-9-]+):([1-3]):(\d{1,10})$/.exec(asked) ?? [];
  return generator === undefined ? null : { generator, level: Number(level), draw: Number(draw) };
};

/** The lesson of a written question: `u411-l2` for `u411-l2-c1`. Null for anything else. */
export const lessonOfAsked = (asked: string): string | null => {
  const [, lesson] = /^(u\d+-l\d+)-[a-z]+\d+$/.exec(asked) ?? [];
  return lesson === undefined || parseEntryId(lesson) === null ? null : lesson;
};

const isTyped = (question: Question): boolean => markingOf(question).isTyped(question);

/**
 * Whether a written question may replace another one: it has the same objective, needs no scene, and is typed if the
 * other one is typed.
 */
const mayStandFor = (slot: Question, other: Question): boolean =>
  slot.objective !== undefined &&
  other.objective === slot.objective &&
  other.lesson === slot.lesson &&
  other.faith === slot.faith &&
  other.onlyInScene === undefined &&
  (!isTyped(slot) || isTyped(other));

/** The question with the id `asked`, if a paper of this attempt may have it in the slot; null otherwise. */
export const questionAsked = (
  slot: Question,
  asked: string,
  { unitId, attempt }: Home,
  sources: PaperSources,
): Question | null => {
  if (asked === slot.id) return slot;
  if (slot.like !== undefined && asked.startsWith(made)) {
    const { like } = slot;
    const draw = drawsFor(attempt, slot.id).find((one) => madeId(like, one) === asked);
    return draw === undefined ? null : sources.exercise(like.generator, like.level, draw);
  }
  if (unitId === null || slot.lesson === null) return null;
  const home = lessonId(unitId, slot.lesson);
  if (lessonOfAsked(asked) !== home) return null;
  const found = sources.lesson(home).find(({ id }) => id === asked);
  return found !== undefined && mayStandFor(slot, found) ? found : null;
};

/** The paper of a retry: every slot once, long questions last, as in an examination paper. */
export const retryPaper = (
  items: readonly Question[],
  { unitId, attempt }: Home,
  sources: PaperSources,
): readonly Slot[] => {
  const random = randomOf(`paper ${attempt}`, 0);
  const used = new Set(items.flatMap(({ id, prompt }) => [id, prompt]));
  const take = (slot: Question, asked: string, question: Question): Slot => {
    used.add(asked).add(question.prompt);
    return { slot, asked, question };
  };
  const isFree = ({ id, prompt }: Question) => !used.has(id) && !used.has(prompt);
  const fresh = (slot: Question): Slot => {
    if (slot.like !== undefined)
      for (const draw of drawsFor(attempt, slot.id)) {
        const question = sources.exercise(slot.like.generator, slot.like.level, draw);
        if (question === null) break;
        if (isFree(question)) return take(slot, madeId(slot.like, draw), question);
      }
    const home = unitId === null || slot.lesson === null ? null : lessonId(unitId, slot.lesson);
    const others = home === null ? [] : sources.lesson(home);
    const free = random.shuffle(others.filter((other) => mayStandFor(slot, other) && isFree(other)));
    const chosen = free.find(({ kind }) => kind === slot.kind) ?? free[0];
    return chosen === undefined ? { slot, asked: slot.id, question: slot } : take(slot, chosen.id, chosen);
  };
  const slots = random.shuffle(items).map(fresh);
  return [...slots.filter(({ slot }) => !isInParts(slot)), ...slots.filter(({ slot }) => isInParts(slot))];
};
