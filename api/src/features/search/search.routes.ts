import { type SearchResult, search } from '@afrolearn/contract/search.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Db } from '#db/connect.ts';
import { keptAs, type Shelf } from '#features/catalogue/index.ts';
import { plainWords } from '#features/content/index.ts';
import type { Person } from '#http/context.ts';
import { serve } from '#http/serve.ts';
import { remembered } from '#http/transport/remembered.ts';
import { type Vocabulary, vocabularyOf } from './near-words.ts';
import { findPractice, type PracticeHit } from './practice-hits.ts';
import { relatedWords } from './related-words.ts';
import { findCourses, type Hit, searchableWords } from './search.db.ts';
import { type SearchQuery, searchQuery } from './search-query.ts';

/** 'Primary 7 · Science: …': the class first, because names repeat across classes. */
const snippetOf = ({ subjectId, gradeId, snippet }: Hit): string => {
  const place = [gradeNameOrNull(gradeId), subjectId === null ? null : subjectName(subjectId)];
  return [place.filter(Boolean).join(' · '), snippet].filter(Boolean).join(': ');
};

type Result = SearchResult;

/** Sent as its unit, whose page lists it: clients that know only the documented fields open that. */
const practiceOf = ({ id, name, unitId, place }: PracticeHit): Result => ({
  type: 'unit',
  id: unitId,
  name,
  snippet: place,
  written: true,
  practice: id,
});

/* Written lessons and units before the first practice. */
const beforePractice = 6;
const most = 20;

const merged = (hits: readonly Hit[], practice: readonly PracticeHit[]): Result[] => {
  const ready = hits.filter(({ written }) => written).map(resultOf);
  const unwritten = hits.filter(({ written }) => !written).map(resultOf);
  return [
    ...ready.slice(0, beforePractice),
    ...practice.map(practiceOf),
    ...ready.slice(beforePractice),
    ...unwritten,
  ].slice(0, most);
};

const resultOf = (hit: Hit): Result => {
  const { type, ref, name, written } = hit;
  const snippet = snippetOf(hit);
  return {
    type,
    id: type === 'lesson' ? ref : Number(ref),
    name,
    ...(snippet === '' ? {} : { snippet }),
    written,
  };
};

/* Approximate matches are suggestions, so a few suffice. */
const mostNear = 6;

/* Cached, because a class types the same words. */
const wordsOf = remembered((text): readonly string[] => plainWords(text));

const bytesOfWords = ({ sorted }: Vocabulary): number => sorted.length * 150;

const vocabulary = (db: Db, shelf: Shelf): Promise<Vocabulary> =>
  shelf.keep('vocabulary', async () => vocabularyOf(await searchableWords(db)), bytesOfWords);

/** The class to rank first: the chosen one, else the learner's, from the session. */
const gradeFor = (user: Person | null, chosen: number | undefined): number | null =>
  chosen ?? (user?.role === 'learner' ? user.gradeId : null);

export const searchRoutes = serve(search, {
  'GET /search/courses': ({ query, user, db }) => {
    const words = wordsOf(query.query);
    const grade = gradeFor(user, query.grade);
    const find = async (shelf: Shelf) => {
      const known = await vocabulary(db, shelf);
      const foundFor = async (asked: SearchQuery | null) =>
        asked === null ? [] : merged(await findCourses(db, asked, grade), findPractice(asked, grade));
      const found = await foundFor(searchQuery(words, known));
      if (found.length > 0) return found;
      const near = await foundFor(searchQuery(relatedWords(words, known), known));
      return near.slice(0, mostNear).map((result) => ({ ...result, near: true }));
    };
    // Not cached by the browser, because tablets are shared.
    return keptAs(db, `search ${grade} ${words.join(' ')}`, find, { tagged: false });
  },
});
