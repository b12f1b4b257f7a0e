import type { assignments as calls } from '@afrolearn/contract/assignments.ts';
import { eq } from 'drizzle-orm';
import { assignments, handInPhotos, handIns, schools } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher, unitsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type ObjectWords, type SamplesOf } from '#testing/matrix/sample.ts';

/* One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A paper task for the owner's class, with the owner's hand-in. */
const paperOf = async (scene: Scene, removedAt: Date | null) => {
  const { db, people, now } = scene;
  const [row] = await db
    .insert(assignments)
    .values({
      assignedBy: people['class teacher'].id,
      classId: Number((await classesOfTeacher(scene)).real.id),
      ref: 'paper',
      title: 'My family tree',
      paper: 'Draw it.',
      createdAt: now(),
      removedAt,
    })
    .returning();
  const assignmentId = row?.id ?? 0;
  const whose = { assignmentId, learnerId: people.owner.id };
  await db.insert(handIns).values({ ...whose, text: 'It is drawn.', handedInAt: now() });
  await db.insert(handInPhotos).values({ ...whose, n: 1, webp: png, at: now() });
  return assignmentId;
};

const objectsWith =
  (more: (scene: Scene) => ObjectWords, key = 'id') =>
  async (scene: Scene) => {
    await scene.db.delete(assignments).where(eq(assignments.ref, 'paper'));
    const words = (id: number | string) => ({ ...more(scene), [key]: String(id) });
    return {
      real: words(await paperOf(scene, null)),
      absent: words('999999'),
      malformed: words('1 or 1=1'),
      deleted: words(await paperOf(scene, scene.now())),
    };
  };

const papers = objectsWith(() => ({}));
const ofOwner = objectsWith(({ people }) => ({ learnerId: people.owner.id }));
const ofChild = objectsWith(({ people }) => ({ id: people.owner.id }), 'workId');

const clear = async ({ db }: Scene) => {
  await db.delete(assignments).where(eq(assignments.ref, 'paper'));
};

const withPapers = async (scene: Scene) => {
  await papers(scene);
  return {};
};

/** Teacher and administrator see the people of the class. */
const ownClass = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  ((['owner', 'classmate', 'blocked learner'].includes(who) &&
    ['id', 'name', 'family name'].includes(field)) ||
    (who === 'class teacher' && field === 'class'));

/** Pupils see who assigned the work. */
const ownTeacher = ({ who, field }: Canary, actor: Actor) =>
  ['owner', 'classmate', 'blocked learner'].includes(actor) &&
  who === 'class teacher' &&
  ['name', 'family name'].includes(field);

const schoolPhotos = async ({ db, schools: { here } }: Scene, photos: boolean) => {
  await db.update(schools).set({ photos }).where(eq(schools.id, here.id));
};

export const assignmentsSamples = {
  'POST /assignments': {
    ask: async (scene) => {
      await unitsOfPack(scene);
      const { real } = await classesOfTeacher(scene);
      return { body: { ref: 'unit:400', classId: Number(real.id) } };
    },
  },
  'GET /assignments': {
    ask: async (scene) => {
      await withPapers(scene);
      return { query: {} };
    },
    mayShow: ownClass,
  },
  'GET /assignments/:id': { ask: nothing, objects: papers, mayShow: ownClass },
  'PATCH /assignments/:id': { ask: () => ({ body: { word: 'Look at the picture.' } }), objects: papers },
  'DELETE /assignments/:id': { ask: nothing, objects: papers },
  'POST /assignments/:id/remind': { ask: nothing, objects: papers },
  'POST /assignments/:id/hand-ins/:learnerId/review': {
    ask: () => ({ body: { outcome: 'accepted', comment: 'Well drawn.' } }),
    objects: ofOwner,
  },
  'GET /assignments/:id/hand-ins/:learnerId/photos/:n': {
    ask: async (scene) => {
      await schoolPhotos(scene, true);
      return {};
    },
    objects: objectsWith(({ people }) => ({ learnerId: people.owner.id, n: 1 })),
    after: async (scene) => {
      await schoolPhotos(scene, false);
    },
  },
  'GET /teacher/upcoming-assignments': { ask: withPapers, mayShow: ownClass },
  'GET /my-assignments': { ask: withPapers, mayShow: ownTeacher },
  'POST /my-assignments/:id/hand-in': {
    ask: () => ({ body: { text: 'My grandmother is Akello.' } }),
    objects: papers,
    after: clear,
  },
  'POST /my-assignments/:id/photo': { ask: () => ({ file: { photo: png } }), objects: papers },
  'GET /children/assignments': {
    ask: withPapers,
    mayShow: ({ who, field }, actor) =>
      actor === 'linked parent' && who === 'owner' && ['id', 'name', 'family name'].includes(field),
  },
  'POST /children/:id/assignments/:workId/hand-in': {
    ask: () => ({ body: { text: 'She told it to me.' } }),
    objects: ofChild,
  },
  'POST /children/:id/assignments/:workId/photo': {
    ask: () => ({ file: { photo: png } }),
    objects: ofChild,
  },
  'POST /children/:id/assignments/:workId/reviewed': { ask: nothing, objects: ofChild },
} satisfies SamplesOf<typeof calls>;
