import { today } from '@afrolearn/contract/today.ts';
import { keptFor, ownFacts } from '#features/progress/index.ts';
import { serve } from '#http/serve.ts';
import { todayFor } from './today.ts';

export const todayRoutes = serve(today, {
  'GET /today': (asked) => {
    const { query, user, db, now } = asked;
    return keptFor(asked, `today ${query.grade ?? 'own'}`, async () =>
      todayFor(db, await ownFacts(db, user), now(), query.grade),
    );
  },
});
