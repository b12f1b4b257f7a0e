import type { narrations } from '@afrolearn/contract/narrations.ts';
import { narrations as table } from '#db/tables.ts';
import { classIdOf, lessonsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';
import { voice } from '#testing/sounds.ts';

const kept = async (scene: Scene) => {
  const { db, people, now } = scene;
  const lessons = await lessonsOfPack(scene);
  const [row] = await db
    .insert(table)
    .values({
      lesson: 'u400-l1',
      classId: await classIdOf(scene),
      scene: '0',
      words: 'none',
      language: 'lg',
      type: 'audio/webm',
      seconds: 3,
      sound: voice,
      authorId: people['class teacher'].id,
      createdAt: now(),
    })
    .onConflictDoUpdate({
      target: [table.lesson, table.classId, table.scene, table.language],
      set: { seconds: 3 },
    })
    .returning();
  const voiceId = String(row?.id);
  return {
    real: { ...lessons.real, voiceId },
    absent: { ...lessons.real, voiceId: '999999' },
    malformed: { ...lessons.real, voiceId: '1 or 1=1' },
    deleted: { ...lessons.deleted, voiceId },
  };
};

export const narrationsSamples = {
  'GET /lessons/:id/voices': { ask: () => ({ query: {} }), objects: lessonsOfPack },
  'GET /lessons/:id/sounds': { ask: () => ({ query: { language: 'lg' as const } }), objects: lessonsOfPack },
  'POST /lessons/:id/voices': {
    ask: async (scene) => ({
      query: { scene: '0', language: 'lg' as const, seconds: '3', classId: String(await classIdOf(scene)) },
      file: { sound: voice },
    }),
    objects: lessonsOfPack,
  },
  'DELETE /lessons/:id/voices/:voiceId': { ask: nothing, objects: kept },
} satisfies SamplesOf<typeof narrations>;
