import type { texts } from '@afrolearn/contract/texts.ts';
import { textSpeakers } from '#db/tables.ts';
import type { Scene } from '#testing/matrix/people.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

/** One teacher whom the operator has named. */
const withSpeaker =
  <Ask>(ask: Ask) =>
  async ({ db, people, now }: Scene): Promise<Ask> => {
    await db
      .insert(textSpeakers)
      .values({ userId: people['teacher of the school'].id, language: 'lg', allowedAt: now() })
      .onConflictDoNothing();
    return ask;
  };

export const textsSamples = {
  'GET /texts': { ask: withSpeaker({}) },
  'GET /texts/list': { ask: withSpeaker({ query: { language: 'lg' as const } }) },
  'PUT /texts/readings': {
    ask: withSpeaker({
      body: {
        language: 'lg' as const,
        key: 'web/lesson.hello',
        mark: 'aaaaaaaaaaa1',
        verdict: 'good' as const,
      },
    }),
  },
} satisfies SamplesOf<typeof texts>;
