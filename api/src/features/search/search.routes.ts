import { search } from '@afrolearn/contract/search.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { serve } from '#http/serve.ts';
import { findCourses, type Hit } from './search.db.ts';

/** 'Primary 7 · Science: …': the same name stands in several classes, so the class comes first. */
const snippetOf = ({ subjectId, gradeId, snippet }: Hit): string => {
  const place = [gradeNameOrNull(gradeId), subjectId === null ? null : subjectName(subjectId)];
  return [place.filter(Boolean).join(' · '), snippet].filter(Boolean).join(': ');
};

export const searchRoutes = serve(search, {
  'GET /search/courses': async ({ query, db }) =>
    (await findCourses(db, query.query)).map((hit) => {
      const { type, ref, name } = hit;
      const snippet = snippetOf(hit);
      return {
        type,
        id: type === 'lesson' ? ref : Number(ref),
        name,
        ...(snippet === '' ? {} : { snippet }),
      };
    }),
});
