import { search } from '@afrolearn/contract/search.ts';
import { serve } from '#http/serve.ts';
import { findCourses } from './search.db.ts';

export const searchRoutes = serve(search, {
  'GET /search/courses': async ({ query, db }) =>
    (await findCourses(db, query.query)).map(({ type, ref, name, snippet }) => ({
      type,
      id: type === 'lesson' ? ref : Number(ref),
      name,
      ...(snippet === '' ? {} : { snippet }),
    })),
});
