import { today } from '@afrolearn/contract/today.ts';
import { ownFacts } from '#features/progress/index.ts';
import { serve } from '#http/serve.ts';
import { todayFor } from './today.ts';

export const todayRoutes = serve(today, {
  'GET /today': async ({ query, user, db, now }) =>
    todayFor(db, await ownFacts(db, user), now(), query.grade),
});
