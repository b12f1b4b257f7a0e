import { review } from '@afrolearn/contract/review.ts';
import { keptFor, ownFacts } from '#features/progress/index.ts';
import { serve } from '#http/serve.ts';
import { reviewFor } from './review.ts';

export const reviewRoutes = serve(review, {
  'GET /review': (asked) => {
    const { db, user, now, query } = asked;
    const topic = query.topic ?? null;
    return keptFor(asked, `review ${topic}`, async () =>
      reviewFor(db, await ownFacts(db, user), { now: now(), topic }),
    );
  },
});
