import { randomUUID } from 'node:crypto';
import type { notes } from '@afrolearn/contract/notes.ts';
import { lessonNotes } from '#db/tables.ts';
import { lessonsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const notesOfOwner = async ({ db, people, now }: Scene) => {
  const id = randomUUID();
  await db
    .insert(lessonNotes)
    .values({ userId: people.owner.id, id, itemId: 'u400-l1', text: 'A note', at: now() });
  return {
    real: { id: 'u400-l1', noteId: id },
    absent: { id: 'u400-l1', noteId: randomUUID() },
    malformed: { id: 'u400-l1', noteId: '1 or 1=1' },
    deleted: null,
  };
};

export const notesSamples = {
  'GET /lesson/:id/notes': { ask: nothing, objects: lessonsOfPack },
  'POST /lesson/:id/notes': {
    ask: ({ now }) => ({ body: { id: randomUUID(), text: 'A note', at: now().toISOString() } }),
    objects: lessonsOfPack,
    owns: { id: 400 },
  },
  'DELETE /lesson/:id/notes/:noteId': { ask: nothing, objects: notesOfOwner },
} satisfies SamplesOf<typeof notes>;
