import type { schoolWords as calls } from '@afrolearn/contract/school-words.ts';
import { schoolWords } from '#db/tables.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const wordsOfSchool = async ({ db, people, schools, now }: Scene) => {
  await db.delete(schoolWords);
  const [row] = await db
    .insert(schoolWords)
    .values({
      schoolId: schools.here.id,
      language: 'en',
      word: 'donkey',
      addedBy: people.administrator.id,
      addedAt: now(),
    })
    .returning({ id: schoolWords.id });
  return {
    real: { id: String(row?.id) },
    absent: { id: '999999999' },
    malformed: { id: '1 or 1=1' },
    deleted: null,
  };
};

export const schoolWordsSamples = {
  'GET /school/words': { ask: nothing },
  'POST /school/words': { ask: () => ({ body: { language: 'en' as const, word: 'donkey' } }) },
  'DELETE /school/words/:id': { ask: nothing, objects: wordsOfSchool },
} satisfies SamplesOf<typeof calls>;
