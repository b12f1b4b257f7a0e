import { search } from '@afrolearn/contract/search.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Db } from '#db/connect.ts';
import { keptAs, type Shelf } from '#features/catalogue/index.ts';
import { plainWords } from '#features/content/index.ts';
import type { Person } from '#http/context.ts';
import { serve } from '#http/serve.ts';
import { remembered } from '#http/transport/remembered.ts';
import { type Vocabulary, vocabularyOf } from './near-words.ts';
import { findCourses, type Hit, searchableWords } from './search.db.ts';
import { searchQuery } from './search-query.ts';

/** 'Primary 7 · Science: …': the same name stands in several classes, so the class comes first. */
const snippetOf = ({ subjectId, gradeId, snippet }: Hit): string => {
  const place = [gradeNameOrNull(gradeId), subjectId === null ? null : subjectName(subjectId)];
  return [place.filter(Boolean).join(' · '), snippet].filter(Boolean).join(': ');
};

const resultOf = (hit: Hit) => {
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

/* A class types the same words. */
const wordsOf = remembered((text): readonly string[] => plainWords(text));

const bytesOfWords = ({ sorted }: Vocabulary): number => sorted.length * 150;

const vocabulary = (db: Db, shelf: Shelf): Promise<Vocabulary> =>
  shelf.keep('vocabulary', async () => vocabularyOf(await searchableWords(db)), bytesOfWords);

/** The class that comes first: the one chosen, else a learner's own, which is known with the session. */
const gradeFor = (user: Person | null, chosen: number | undefined): number | null =>
  chosen ?? (user?.role === 'learner' ? user.gradeId : null);

export const searchRoutes = serve(search, {
  'GET /search/courses': ({ query, user, db }) => {
    const words = wordsOf(query.query);
    const grade = gradeFor(user, query.grade);
    const find = async (shelf: Shelf) => {
      const asked = searchQuery(words, await vocabulary(db, shelf));
      return asked === null ? [] : (await findCourses(db, asked, grade)).map(resultOf);
    };
    // What a child typed stays out of the browser's cache: the tablet is not theirs alone.
    return keptAs(db, `search ${grade} ${words.join(' ')}`, find, { tagged: false });
  },
});
