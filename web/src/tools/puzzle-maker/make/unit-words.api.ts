import type { LessonContent } from '@afrolearn/contract/lesson-content.ts';
import { isOfOneFaith, tellsFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { unitsOf, unitWith } from '#lesson-kit/index.ts';
import { call } from '#lib/call.ts';

type KeyTerms = LessonContent['keyTerms'];
export type UnitWords = {
  readonly title: string;
  readonly terms: KeyTerms;
  /** Whether further lessons of the unit have words that were not asked for. */
  readonly more: boolean;
};

/* Caches the words of this visit, so that asking for more words of a unit does not load the first ones again. */
const known = new Map<string, KeyTerms>();

const termsOf = async (lessonId: string): Promise<KeyTerms> => {
  const terms = known.get(lessonId);
  if (terms !== undefined) return terms;
  const { content } = await call('POST /lesson-content/generate', { body: { lessonId } });
  const found = content?.keyTerms ?? [];
  known.set(lessonId, found);
  return found;
};

const atOnce = 3;

/** The key terms of a unit: of as many of its lessons as give so many, because each lesson is a call on a slow network. */
export const wordsOfUnit = async (unitId: number, enough: number): Promise<UnitWords> => {
  const unit = await unitWith(unitId);
  // A made puzzle is shown to teachers: it must not reveal a child's faith.
  const entries = tellsFaith(unit)
    ? []
    : unit.items.filter(({ written, type, faith }) => written && type !== 'quiz' && !isOfOneFaith(faith));
  const terms: KeyTerms = [];
  let asked = 0;
  while (asked < entries.length && terms.length < enough) {
    const ids = entries.slice(asked, asked + atOnce).map(({ id }) => id);
    terms.push(...(await Promise.all(ids.map(termsOf))).flat());
    asked += atOnce;
  }
  return { title: unit.title, terms, more: asked < entries.length };
};

/** The units of a subject whose lessons are written, and that every child may show to others. */
export const unitsWithWords = async (subject: number, grade: number) =>
  (await unitsOf(subject, grade)).filter((unit) => unit.written > 0 && !tellsFaith(unit));
