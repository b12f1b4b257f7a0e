import { randomUUID } from 'node:crypto';
import type { notes } from '@afrolearn/contract/notes.ts';
import { lessonNotes, sharedNotes } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
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

/** A note that the owner shares with the class. */
const sharedByOwner = async (scene: Scene) => {
  const { db, people, now } = scene;
  await lessonsOfPack(scene);
  await db.delete(sharedNotes);
  const [row] = await db
    .insert(sharedNotes)
    .values({ userId: people.owner.id, sentId: randomUUID(), itemId: 'u400-l1', text: 'A note', at: now() })
    .returning({ id: sharedNotes.id });
  return {
    real: { id: 'u400-l1', postId: String(row?.id) },
    absent: { id: 'u400-l1', postId: '999999999' },
    malformed: { id: 'u400-l1', postId: '1 or 1=1' },
    deleted: null,
  };
};

/** Readers of the owner's shared notes: the class and its adults, without blocked people. */
const byOwner = ({ who, field }: Canary, actor: Actor) =>
  who === 'owner' &&
  ['name', 'family name', 'id', 'picture'].includes(field) &&
  ['classmate', 'class teacher', 'administrator'].includes(actor);

export const notesSamples = {
  'GET /lesson/:id/shared': {
    ask: async (scene) => {
      await sharedByOwner(scene);
      return {};
    },
    objects: lessonsOfPack,
    mayShow: byOwner,
  },
  'POST /lesson/:id/shared': {
    ask: async ({ db }) => {
      await db.delete(sharedNotes);
      return { body: { id: randomUUID(), text: 'A note' } };
    },
    objects: lessonsOfPack,
    owns: { id: 400 },
  },
  'DELETE /lesson/:id/shared/:postId': { ask: nothing, objects: sharedByOwner },
  'POST /lesson/:id/shared/:postId/hide': { ask: nothing, objects: sharedByOwner },
  'GET /lesson/:id/notes': { ask: nothing, objects: lessonsOfPack },
  'POST /lesson/:id/notes': {
    ask: ({ now }) => ({ body: { id: randomUUID(), text: 'A note', at: now().toISOString() } }),
    objects: lessonsOfPack,
    owns: { id: 400 },
  },
  'DELETE /lesson/:id/notes/:noteId': { ask: nothing, objects: notesOfOwner },
} satisfies SamplesOf<typeof notes>;
